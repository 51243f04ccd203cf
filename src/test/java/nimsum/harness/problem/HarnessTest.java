package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import nimsum.data.DataKind;
import nimsum.data.TestCases;
import nimsum.data.TestDataFolder;
import nimsum.files.DataFiles;
import nimsum.harness.run.OwnProgram;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.text.EditorialTest;
import nimsum.harness.text.GameListing;
import nimsum.harness.text.Links;
import nimsum.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each check of the harness fails when what it checks is broken. */
class HarnessTest extends ProblemCopy {

    private static final String INPUT = "testdata/fixture/sample/1.in";
    private static final String ANSWER = "testdata/fixture/sample/1.out";
    private static final String README = "problems/fixture/README.md";
    private static final String CHINESE = "problems/fixture/README.zh.md";
    private static final String YAML = "problems/fixture/problem.yaml";
    private static final String MAIN = "problems/fixture/Main.java";
    private static final String SECRET = "testdata/fixture/secret/";

    /** A pattern for all that stands in a file, or in one that is not there. */
    private static final String ALL = "(?s).*";

    /** A regular expression that is replaced in a file, the check that notices it, and what this says. */
    private record Fault(String file, String pattern, String replacement, Consumer<Problem> check,
            String message) {

        /** Makes the fault. Without a replacement it deletes the file. */
        void make(Path home) throws IOException {
            Path path = home.resolve(file);
            if (replacement == null) {
                Files.delete(path);
            } else if (Files.exists(path)) {
                edit(path, pattern, replacement);
            } else {
                Files.createDirectories(path.getParent());
                DataFiles.write(path, replacement);
            }
        }

        @Override
        public String toString() {
            return message;
        }
    }

    private static final List<Fault> FAULTS = List.of(
            new Fault(ANSWER, "\n$", "", FilesTest::checkCases, ANSWER + " has no final newline"),
            new Fault(INPUT, "4", "201", FilesTest::checkCases,
                    "N-too-large: line 3: 201 is not in 1..200"),
            new Fault(INPUT, ALL, null, TestCases::samples,
                    "testdata/fixture/sample: .in without .out, or .out without .in: [1]"),
            new Fault(YAML, "(address: http://poj.*)", "$1\n    form: {frame: ONE_QUESTION}", FilesTest::checkForms,
                    "fixture: no sample in the form of POJ"),
            new Fault(CHINESE, "反例：", "例：", EditorialTest::checkChinese,
                    "README.zh.md refutes the mistakes [], README.md [LastMoverLoses]"),
            new Fault(README, "## Program", "## Algorithm", EditorialTest::checkParts,
                    "the sections of fixture/README.md ==> expected: <[Statement, Input and output, Samples, Play, "
                            + "Hints, Idea, Proof, Program, Pitfalls, Where to submit]> but was: <[Statement, "
                            + "Input and output, Samples, Play, Hints, Idea, Proof, Algorithm, Pitfalls, Where to submit]>"),
            new Fault(README, "wrong/LastMoverLoses", "wrong/Other", HarnessTest::checkLinks,
                    README + ": dead link: wrong/Other.diff"),
            new Fault(README, "first: 2", "first: 1", GameListing::check,
                    "the game in the README of fixture (expected: what the command prints) ==> expected: <4"),
            new Fault("problems/fixture/heaps.svg", "</svg>", " </svg>", EditorialTest::checkPictures,
                    "problems/fixture/heaps.svg is not what is drawn: scripts/pictures fixture draws it again"),
            new Fault("problems/fixture/Cases.java", "$", "// input.refuse(\"too-thin\", isThin, w)\n",
                    SecretDataTest::checkRules,
                    "no input breaks [too-thin]: write one for each, such as testdata/fixture/invalid/too-thin.in"),
            new Fault(SECRET + "90-many-heaps.sha256", ALL, null, HarnessTest::checkFiles,
                    "testdata/fixture/secret lacks 90-many-heaps: scripts/data fixture writes it"),
            new Fault(YAML, "1\\.\\.200", "0..200", FilesTest::checkBounds,
                    "fixture for POJ: no case has such a number: add one, or mend the range in problem.yaml ==> "
                            + "expected: <[]> but was: <[N = 0]>"),
            new Fault(SECRET + "01-smallest-heap.in", ALL, "1\n".repeat(2100), HarnessTest::checkFiles,
                    SECRET + "01-smallest-heap should be generated by Cases, or be shorter, or be deleted"),
            new Fault(SECRET + "03-small-heaps.in", "4", "5",
                    problem -> SecretDataTest.checkMade(problem, "03-small-heaps", () -> "1\n2\n3\n4\n"),
                    SECRET + "03-small-heaps.in is not what Cases makes: scripts/data fixture writes it again"),
            new Fault(MAIN, "int stones", "itn stones", HarnessTest::compile,
                    MAIN + ", line 24, does not compile: cannot find symbol symbol: class itn "
                            + "location: class fixture.Main"),
            new Fault(MAIN, ALL, null, HarnessTest::compile, "There is no file " + MAIN + "."),
            new Fault(SECRET + "02-lost-heaps.out", "LOSE", "WIN", SecretDataTest::checkAnswers,
                    SECRET + "02-lost-heaps.out is not what Reference makes: scripts/data fixture writes it again ==> "
                            + "expected: <Accepted> but was: <Wrong Answer>"));

    private static void checkFiles(Problem problem) {
        SecretDataTest.checkFiles(problem, DataKind.SECRET, TestDataFolder.generated(problem).keySet());
    }

    private static void checkLinks(Problem problem) {
        Links.check(problem.folder().resolve("README.md"));
    }

    private static OwnProgram compile(Problem problem) {
        return OwnProgram.compile(problem.folder().resolve("Main.java"), problem.home());
    }

    @Test
    void theCopyPasses() {
        assertEquals(List.of(), FAULTS.stream().filter(fault -> {
            try {
                fault.check.accept(copy);
                return false;
            } catch (AssertionError | RuntimeException e) {
                return true;
            }
        }).toList());
    }

    @ParameterizedTest
    @FieldSource("FAULTS")
    void aFaultIsNoticed(Fault fault) throws IOException {
        fault.make(home);
        assertFails(fault.message, () -> fault.check.accept(copy));
    }

    @Test
    void otherNumberOfSmallInputs() {
        assertFails("small() in Cases.java lists 42 inputs that differ, but its scope says: all 258 rows",
                () -> OracleTest.checkScope("all 258 rows", 42));
    }

    @Test
    void faultThatCasesAccepts() {
        assertFails("Cases accepts N-too-large:\n200",
                () -> SecretDataTest.checkRefused(copy.cases(), "N-too-large", "200\n"));
        assertFails("The name of an invalid input should begin with the rule that Cases names: N-too-large: line 1: "
                + "201 is not in 1..200 ==> expected: <N-too-small> but was: <N-too-large>",
                () -> SecretDataTest.checkRefused(copy.cases(), "N-too-small", "201\n"));
    }

    /** Although it has the name of a class of this JVM. */
    @ParameterizedTest
    @ValueSource(strings = {"main(String... ", "other(String... "})
    void ownProgramIsRunByMainOrBySolve(String main) {
        edit(home.resolve(MAIN), "main\\(String\\[\\] ", main);
        edit(home.resolve(MAIN), "\"WIN\"", "\"won\"");
        assertEquals("LOSE\nwon\n", compile(copy).run("3\n4\n"));
    }

    @Test
    void aBrokenArrowIsSeen() {
        JavaClasses classes = new ClassFileImporter().importPackages("fixture", "nimsum.coach", "nimsum.game",
                "nimsum.util");
        assertDoesNotThrow(() -> ArrowsTest.rulesKnowLittle(copy, "Rules", "BruteForce").check(classes));
        assertDoesNotThrow(() -> ArrowsTest.onlyReaches(classes, copy, "BruteForce", "Rules").check(classes));
        // A coach reaches the last one by way of the class that it extends.
        List.of(ArrowsTest.rulesKnowLittle(copy, "Coach"),
                ArrowsTest.onlyReaches(classes, copy, "Coach", "Reference"),
                ArrowsTest.onlyKnows(ArrowsTest.isPicture(copy), ArrowsTest.isIn(copy), ArrowsTest.FOR_PROBLEMS),
                ArrowsTest.neverReaches("nimsum\\.game\\.Ending", copy, "Coach"))
                .forEach(rule -> assertThrows(AssertionError.class, () -> rule.check(classes)));
    }
}
