package nimsum.author;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tells what is left to write of a problem, on a copy of a finished one. */
class LeftTest extends ProblemCopy {

    private static final String CLAIMS = "src/test/java/fixture/ClaimsTest.java";
    private static final String ROW = "| [fixture](fixture/README.md) |\n";
    private static final String ENTRY = "- [fixture](fixture/README.md)";

    /** The fixture has one mistake, and no place in the project. */
    @BeforeEach
    void finish() throws IOException {
        Path readme = copy.folder().resolve("README.md");
        for (int i = 2; i <= Unfinished.FEWEST_MISTAKES; i++) {
            Files.copy(copy.folder().resolve("wrong/LastMoverLoses.diff"),
                    copy.folder().resolve("wrong/M" + i + ".diff"));
            edit(readme, "(?=\n## A game)",
                    "- [M" + i + "](wrong/M" + i + ".diff): Refuted by `1`: `WIN`, here `LOSE`.\n");
        }
        DataFiles.writeDocument(home.resolve(CLAIMS), "");
        DataFiles.writeDocument(home.resolve("README.md"), "[fixture](problems/fixture/README.md)\n");
        DataFiles.writeDocument(home.resolve("problems/README.md"), "\n" + ENTRY + " One or Two: all.\n\n" + ROW);
        DataFiles.writeDocument(home.resolve("problems/map.svg"), "<text>fixture</text>");
    }

    @Test
    void nothing() {
        assertEquals(List.of(), Unfinished.left(copy));
    }

    @Test
    void whatIsLeftIsToldInOrder() throws IOException {
        Files.delete(copy.folder().resolve("Cases.java"));
        edit(copy.folder().resolve("Main.java"), "One or Two", "TODO");
        Files.delete(copy.folder().resolve("wrong/M5.diff"));
        edit(copy.folder().resolve("README.md"), "Refuted by", "TODO: by");
        FileUtils.deleteDirectory(copy.data(DataKind.SECRET).toFile());
        edit(home.resolve("README.md"), "fixture", "other");
        edit(home.resolve("problems/README.md"), "\\| \\[fixture", "| [other");
        edit(home.resolve("problems/map.svg"), "fixture", "other");
        assertEquals(List.of("problems/fixture/Cases.java: what a valid input is, small ones and hard ones",
                "problems/fixture/Main.java: the solution",
                "scripts/data fixture: secret data, and what the README repeats",
                "problems/fixture/wrong: plausible mistakes, 4 of at least 5",
                "problems/fixture/README.md: what refutes LastMoverLoses.diff, which scripts/data fixture writes",
                "problems/fixture/README.md: statement, hints, idea, theorems, a game, pitfalls",
                "scripts/data fixture: the index of problems",
                "README.md: in the line of its chapter, [fixture](problems/fixture/README.md)",
                "scripts/pictures theory: the map of what to study"),
                Unfinished.left(copy));
    }

    /** The index has a problem once the order of study has it. */
    @Test
    void theOrderOfStudyIsLeftBeforeTheIndex() {
        edit(home.resolve("README.md"), "fixture", "other");
        edit(home.resolve("problems/README.md"), "fixture", "other");
        assertEquals(List.of("problems/README.md: in the order of study, " + ENTRY
                + " Title: what it adds. After: [what to read before](its README.md)."), Unfinished.left(copy));
    }

    @ParameterizedTest
    @ValueSource(strings = {"testdata/fixture/sample/1.in", "problems/fixture/problem.yaml",
            "problems/fixture/BruteForce.java", "problems/fixture/Reference.java", "problems/fixture/Coach.java",
            CLAIMS})
    void whatIsMissingIsLeft(String file) throws IOException {
        Files.delete(home.resolve(file));
        assertEquals(List.of(file.replaceFirst("sample/.*", "sample")),
                Unfinished.left(copy).stream().map(line -> line.replaceFirst(": .*", "")).toList());
    }

    @Test
    void rulesAndCoachAreLeftUnlessThereIsNoGame() throws IOException {
        Files.delete(copy.folder().resolve("Rules.java"));
        assertEquals(List.of("problems/fixture/Rules.java: positions and moves, as the statement tells them"),
                Unfinished.left(copy));
        Files.delete(copy.folder().resolve("Coach.java"));
        assertEquals(List.of(), Unfinished.left(copy));
    }

    @Test
    void whatDoesNotCompileIsForTheTests() {
        DataFiles.writeDocument(home.resolve("target/build.log"), "problems/nim/Main.java:7: error: ';' expected\n");
        assertEquals(List.of(), Unfinished.left(copy));
    }
}
