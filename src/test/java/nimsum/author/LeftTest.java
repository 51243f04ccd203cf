package nimsum.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.harness.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tells what is left to write of a problem, on a copy of a finished one. */
class LeftTest extends ProblemCopy {

    @BeforeEach
    void copyWhatIsOutside() throws IOException {
        Path original = Problems.here().home();
        for (String file : List.of("README.md", "problems/README.md", "problems/map.svg",
                "src/test/java/poj2311/ClaimsTest.java")) {
            FileUtils.copyFile(original.resolve(file).toFile(), home.resolve(file).toFile());
        }
    }

    @Test
    void nothing() {
        assertEquals(List.of(), Unfinished.left(copy));
    }

    @Test
    void whatIsLeftIsToldInOrder() throws IOException {
        Files.delete(copy.folder().resolve("Cases.java"));
        edit(copy.folder().resolve("Main.java"), "Theorem", "TODO");
        leaveMistakes(4);
        edit(copy.folder().resolve("README.md"), "- \\[NimSumOfSides\\]", "- [Other]");
        FileUtils.deleteDirectory(copy.data(DataKind.SECRET).toFile());
        edit(home.resolve("problems/map.svg"), ">poj2311<", "><");
        List<String> left = Unfinished.left(copy);
        assertEquals(List.of("problems/poj2311/Cases.java: what", "problems/poj2311/Main.java: the",
                "scripts/data poj2311: secret", "problems/poj2311/wrong: plausible",
                "problems/poj2311/README.md: what",
                "scripts/pictures theory: the"),
                left.stream().map(line -> line.replaceFirst("(: \\w+).*", "$1")).toList(), left::toString);
        edit(home.resolve("problems/README.md"), "- \\[poj2311\\]", "- [poj]");
        assertTrue(Unfinished.left(copy).get(5).startsWith("problems/README.md: in the order of study, - [poj2311]("));
    }

    /** Deletes mistakes, but not NimSumOfSides, until this many are left. */
    private void leaveMistakes(int count) throws IOException {
        List<Path> others = WrongSolution.files(copy).stream()
                .filter(file -> !file.endsWith("NimSumOfSides.diff")).toList();
        for (Path file : others.subList(count - 1, others.size())) {
            Files.delete(file);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"testdata/poj2311/sample/1.in", "problems/poj2311/problem.yaml",
            "problems/poj2311/Reference.java", "problems/poj2311/Coach.java",
            "src/test/java/poj2311/ClaimsTest.java"})
    void whatIsMissingIsLeft(String file) throws IOException {
        Files.delete(home.resolve(file));
        List<String> left = Unfinished.left(copy);
        assertEquals(1, left.size(), left::toString);
        assertTrue(left.get(0).startsWith(file.replaceFirst("sample/.*", "sample: ")), left::toString);
    }

    @Test
    void fiveMistakesAreEnough() throws IOException {
        leaveMistakes(5);
        assertEquals(List.of(), Unfinished.left(copy));
    }

    @Test
    void rulesAndCoachAreLeftUnlessThereIsNoGame() throws IOException {
        Files.delete(copy.folder().resolve("Rules.java"));
        assertEquals(1, Unfinished.left(copy).size());
        assertTrue(Unfinished.left(copy).get(0).startsWith("problems/poj2311/Rules.java: "));
        Files.delete(copy.folder().resolve("Coach.java"));
        assertEquals(List.of(), Unfinished.left(copy));
    }

    @Test
    void theBruteForceIsLeftUnlessTheAnswersSayWhoWins() {
        edit(copy.folder().resolve("problem.yaml"), "\nanswers: .*", "");
        assertEquals(List.of("problems/poj2311/BruteForce.java: what is asked, answered by playing the rules out"),
                Unfinished.left(copy));
    }

    @Test
    void theIndexIsLeft() {
        edit(home.resolve("README.md"), "\\| \\[poj2311\\]", "| [poj]");
        assertEquals(1, Unfinished.left(copy).size());
    }

    /** The index has a problem once the order of study has it. */
    @Test
    void theOrderOfStudyIsLeftBeforeTheIndex() {
        edit(home.resolve("README.md"), "\\| \\[poj2311\\]", "| [poj]");
        edit(home.resolve("problems/README.md"), "- \\[poj2311\\]", "- [poj]");
        assertEquals(1, Unfinished.left(copy).size());
        assertTrue(Unfinished.left(copy).get(0).startsWith("problems/README.md: in the order of study"));
    }

    @Test
    void aPitfallWithoutItsSentenceIsLeft() {
        edit(copy.folder().resolve("README.md"), "Refuted by `2 5`: `WIN`, here\\s+`LOSE`\\.", "");
        assertEquals(List
                .of("problems/poj2311/README.md: what refutes EvenSideWins.diff, which scripts/data poj2311 writes"),
                Unfinished.left(copy));
    }

    /** The words of the compiler that a build has left behind may be of another problem, or of an earlier state. */
    @Test
    void whatDoesNotCompileIsForTheTests() {
        DataFiles.writeDocument(home.resolve("target/build.log"), "problems/nim/Main.java:7: error: ';' expected\n");
        assertEquals(List.of(), Unfinished.left(copy));
    }
}
