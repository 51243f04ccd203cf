package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.harness.ProblemCopy;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is left of a problem and what is wrong is told, on a copy of one that is finished. */
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
        assertEquals(List.of(), Unfinished.wrong(copy));
    }

    @Test
    void whatIsLeftIsToldInOrder() throws IOException {
        Files.delete(copy.folder().resolve("Cases.java"));
        edit(copy.folder().resolve("Main.java"), "Theorem", "TODO");
        for (String mistake : List.of("EvenSideWins.diff", "NormalPlayBase.diff", "PurelyPeriodic.diff",
                "TenMarks.java")) {
            Files.delete(copy.folder().resolve("wrong").resolve(mistake));
        }
        edit(copy.folder().resolve("README.md"), "\\]\\(wrong/NimSumOfSides", "](wrong/Other");
        FileUtils.deleteDirectory(copy.data(DataKind.SECRET).toFile());
        edit(home.resolve("problems/map.svg"), ">poj2311<", "><");
        List<String> left = Unfinished.left(copy);
        assertEquals(List.of("problems/poj2311/Cases.java: what", "problems/poj2311/Main.java: the",
                "scripts/data poj2311: secret", "problems/poj2311/wrong: plausible",
                "problems/poj2311/README.md: pitfalls",
                "scripts/pictures theory: the"),
                left.stream().map(line -> line.replaceFirst("(: \\w+).*", "$1")).toList(), left::toString);
        edit(home.resolve("problems/README.md"), "- \\[poj2311\\]", "- [poj]");
        assertTrue(Unfinished.left(copy).get(5).startsWith("problems/README.md: in the order of study, - [poj2311]("));
    }

    @ParameterizedTest
    @ValueSource(strings = {"testdata/poj2311/sample/1.in", "problems/poj2311/problem.yaml",
            "problems/poj2311/BruteForce.java", "problems/poj2311/Reference.java", "problems/poj2311/Coach.java",
            "src/test/java/poj2311/ClaimsTest.java"})
    void whatIsMissingIsLeft(String file) throws IOException {
        Files.delete(home.resolve(file));
        List<String> left = Unfinished.left(copy);
        assertEquals(1, left.size(), left::toString);
        assertTrue(left.get(0).startsWith(file.replaceFirst("sample/.*", "sample: ")), left::toString);
    }

    @Test
    void fiveMistakesAreEnough() throws IOException {
        for (String mistake : List.of("EvenSideWins.diff", "NormalPlayBase.diff", "TenMarks.java")) {
            Files.delete(copy.folder().resolve("wrong").resolve(mistake));
        }
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
    void theIndexIsLeft() {
        edit(home.resolve("README.md"), "\\| \\[poj2311\\]", "| [poj]");
        assertEquals(1, Unfinished.left(copy).size());
    }

    @Test
    void aWrongFileIsTold() {
        edit(copy.data(DataKind.SAMPLE).resolve("1.in"), "2 2", "2  2");
        edit(copy.data(DataKind.SECRET).resolve("06-squares.out"), "WIN", "LOSE");
        assertWrong("Cases refuses sample/1: ");
        assertWrong("Main answers otherwise than the file says: secret/06-squares");
        assertWrong("Reference answers otherwise than the file says: secret/06-squares");
        assertWrong("scripts/data poj2311: README.md has another title, range, limit or sample than the files");
        edit(copy.folder().resolve("problem.yaml"), "bounds:", "bonds:");
        assertWrong("missing keys [bounds], unknown keys [bonds]");
    }

    @Test
    void whatDoesNotCompileIsToldAndNotRun() {
        edit(copy.data(DataKind.SECRET).resolve("06-squares.out"), "WIN", "LOSE");
        String error = "problems/poj2311/Main.java:7: error: ';' expected";
        DataFiles.writeDocument(home.resolve("target/build.log"), error + "\n    int a\n         ^\n1 error\n");
        assertEquals(List.of(error), Unfinished.wrong(copy));
    }

    private void assertWrong(String message) {
        List<String> wrong = Unfinished.wrong(copy);
        assertTrue(wrong.stream().anyMatch(line -> line.contains(message)), wrong::toString);
    }
}
