package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.cases.InvalidInput;
import nimsum.cases.PlainLines;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.run.SelectedProblems;
import nimsum.harness.text.Algorithm;
import nimsum.harness.text.EditorialTest;
import nimsum.harness.text.Links;
import nimsum.problem.CheckoutException;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Each check of the harness fails when what it checks is broken. */
class HarnessTest extends ProblemCopy {

    private static final String INPUT = "testdata/fixture/sample/1.in";
    private static final String ANSWER = "testdata/fixture/sample/1.out";
    private static final String README = "problems/fixture/README.md";
    private static final String YAML = "problems/fixture/problem.yaml";
    private static final String SECRET = "testdata/fixture/secret/";
    private static final String PICTURE = "problems/fixture/Picture.java";
    private static final String OTHER_FACTS = README
            + " repeats something that the files say otherwise: scripts/data fixture mends it";

    /** A pattern for all that stands in a file, or in one that is not there. */
    private static final String ALL = "(?s).*";

    /** A regular expression that is replaced in a file, the check that notices it, and what this says. */
    private record Fault(String file, String pattern, String replacement, Consumer<Problem> check,
            Class<? extends Throwable> type, String message) {

        Fault(String file, String pattern, String replacement, Consumer<Problem> check, String message) {
            this(file, pattern, replacement, check, AssertionError.class, message);
        }

        /** Without a replacement the file is deleted. */
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
            new Fault(INPUT, "\n$", "", FileChecks::checkFinalNewlines, INPUT + " has no final newline"),
            new Fault(ANSWER, "\n$", "", FileChecks::checkFinalNewlines, ANSWER + " has no final newline"),
            new Fault(INPUT, "4", "201", FileChecks::checkValidity, InvalidInput.class,
                    "N-too-large: line 3: 201 is not in 1..200"),
            new Fault(ANSWER, "LOSE\nWIN\n", "", FileChecks::checkLinesPerQuestion,
                    "fixture: line-per-question, but sample/1 has 2 more lines of input than of output"),
            new Fault(ANSWER, "LOSE", "LOSE ",
                    problem -> AnswersTest.assertAnswer(problem.main(), problem.samples().get(0)), "expected: <WIN"),
            new Fault(README, "# One or Two", "# Two or One", FileChecks::checkReadmeFacts, OTHER_FACTS),
            new Fault(README, "LOSE\nWIN\n", "LOSE\nWIN \n", FileChecks::checkReadmeFacts, OTHER_FACTS),
            new Fault(README, "Limits: ", "Limit: ", FileChecks::checkReadmeFacts, CheckoutException.class,
                    "README.md has no place for what problem.yaml and the samples say:\nLimits: 1000 ms, 65536 KiB."),
            new Fault(README, "firstWins -->", "wins -->", FileChecks::checkReadmeFacts, CheckoutException.class,
                    "README.md repeats a method wins of Main.java, which has none"),
            new Fault(YAML, "time-ms:", "time-msec:", Problem::file, CheckoutException.class,
                    YAML + ": limits: missing keys [time-ms], unknown keys [time-msec]"),
            new Fault(YAML, "(address: http://poj.*)", "$1\n    form: {frame: ONE_QUESTION}", FileChecks::checkForms,
                    "fixture: no sample in the form of POJ"),
            new Fault(README, "one remainder", "12 remainders",
                    problem -> assertEquals(List.of(), Algorithm.of(problem).numbersOutside(List.of())),
                    "expected: <[]> but was: <[12]>"),
            new Fault(README, "## Idea", "## Ideas", EditorialTest::checkSections,
                    "expected: <[Statement, Input and output, Samples, Hints, Idea, Theorems, Algorithm, Pitfalls, "
                            + "A game, Where to submit, References]> but was: <[Statement, Input and output, "
                            + "Samples, Hints, Ideas, Theorems, Algorithm, Pitfalls, A game, Where to submit, "
                            + "References]>"),
            new Fault(README, "http://poj.org/problem\\?id=1", "http://poj.org/", EditorialTest::checkAddresses,
                    "http://poj.org/problem?id=1 is missing"),
            new Fault(README, "^", "[nowhere](nowhere.md)\n",
                    problem -> Links.check(problem.folder().resolve("README.md")),
                    README + ": dead link: nowhere.md"),
            new Fault("problems/fixture/heaps.svg", "</svg>", " </svg>", EditorialTest::checkPictures,
                    "problems/fixture/heaps.svg is not what is drawn: scripts/pictures fixture draws it again"),
            new Fault(README, "\\]\\(heaps\\.svg\\)", "](README.md)", EditorialTest::checkPictures,
                    README + " does not show heaps.svg"),
            new Fault(README, "up to 12 stones\\]", "up to 13 stones]", EditorialTest::checkPictures,
                    README + ": the title of the picture lacks numbers of \"The lost heaps of up to 13 stones\""),
            new Fault(PICTURE, "up to \" \\+ LARGEST \\+ \"", "up to 12", EditorialTest::checkPictures,
                    PICTURE + " should compute the numbers in \"The heaps of up to 12 stones. Lost are \""),
            new Fault(PICTURE, "Svg.listed\\((?s:.*?)\"and\"\\)", "\"0, 3\"", EditorialTest::checkPictures,
                    PICTURE + " should compute the numbers in \"0, 3\""),
            new Fault("problems/fixture/old.svg", ALL, "<svg/>", EditorialTest::checkPictures,
                    "the pictures in problems/fixture (expected: what is drawn; delete what is drawn no longer) ==> "
                            + "expected: <[heaps.svg]> but was: <[heaps.svg, old.svg]>"),
            new Fault(INPUT, ALL, null, Problem::samples, CheckoutException.class,
                    "testdata/fixture/sample: .in without .out, or .out without .in: [1]"),
            new Fault("problems/fixture/Cases.java", "$", "// throw input.invalid(\"too-thin\", w)\n",
                    SecretDataTest::checkRules,
                    "no input breaks [too-thin]: write one for each, such as testdata/fixture/invalid/too-thin.in"),
            new Fault("testdata/fixture/invalid/N-too-large.again.in", ALL, "201\n3\n4\n",
                    SecretDataTest::checkNoCopies,
                    "testdata/fixture/invalid/N-too-large.again.in is an input that the tests make, or a copy of another "
                            + "file: delete it"),
            new Fault("testdata/fixture/invalid/N-too-large.in", ALL, "202\n", SecretDataTest::checkNoCopies,
                    "testdata/fixture/invalid/N-too-large.in is an input that the tests make, or a copy of another "
                            + "file: delete it"),
            new Fault(SECRET + "92-more.in", ALL, "1\n", HarnessTest::checkFiles,
                    "testdata/fixture/secret has [in] of 92-more: scripts/data fixture writes and deletes what can be made"),
            new Fault(SECRET + "90-many-heaps.out", ALL, "1\n", HarnessTest::checkFiles,
                    "testdata/fixture/secret has [out, sha256] of 90-many-heaps: scripts/data fixture writes and deletes "
                            + "what can be made"),
            new Fault(SECRET + "90-many-heaps.sha256", ALL, null, HarnessTest::checkFiles,
                    "testdata/fixture/secret lacks 90-many-heaps: scripts/data fixture writes it"),
            new Fault(SECRET + "01-smallest-heap.in", ALL, "1\n".repeat(2100), HarnessTest::checkFiles,
                    SECRET + "01-smallest-heap should be generated by Cases, or be shorter, or be deleted"),
            new Fault(SECRET + "03-small-heaps.in", "4", "5", HarnessTest::checkSecret,
                    SECRET + "03-small-heaps.in is not what Cases makes: scripts/data fixture writes it again"),
            new Fault(SECRET + "50-types-N.in", "200", "199", HarnessTest::checkSecret,
                    SECRET + "50-types-N.in is not what Cases makes: scripts/data fixture writes it again"));

    private static void checkFiles(Problem problem) {
        SecretDataTest.checkFiles(problem, DataKind.SECRET, CommittedData.generated(problem).keySet());
    }

    private static void checkSecret(Problem problem) {
        TestCase.of(problem, DataKind.SECRET)
                .forEach(test -> SecretDataTest.checkCase(problem, test, CommittedData.generated(problem)));
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

    /** Otherwise no check of the harness could be seen to fail. */
    @Test
    void aCheckThatDoesNotFailOrSaysSomethingElseIsNoticed() {
        assertThrows(AssertionError.class, () -> assertFails("right", () -> {
        }));
        assertThrows(AssertionError.class, () -> assertFails("right", () -> fail("right or wrong")));
        assertThrows(AssertionError.class, () -> assertFails("right", () -> {
            throw new NullPointerException("right");
        }));
    }

    @ParameterizedTest
    @FieldSource("FAULTS")
    void aFaultIsNoticed(Fault fault) throws IOException {
        fault.make(home);
        assertFails(fault.type, fault.message, () -> fault.check.accept(copy));
    }

    @Test
    void noSamples() throws IOException {
        FileUtils.deleteDirectory(copy.data(DataKind.SAMPLE).toFile());
        assertFails(CheckoutException.class, "fixture has no samples: write " + INPUT + " and 1.out",
                () -> copy.samples());
    }

    @Test
    void illegalRandomInput() {
        assertFails(InvalidInput.class, "N-too-large: line 1: 201 is not in 1..200",
                () -> FileChecks.checkLargestRandom(casesWith("201\n")));
    }

    @Test
    void illegalLargestInput() {
        assertFails(InvalidInput.class, "N-too-large: line 1: 201 is not in 1..200",
                () -> FileChecks.checkLargest(casesWith("201\n")));
    }

    @Test
    void largestInputThatDoesNotGrow() {
        assertFails("largest(2) is not larger than with half as many eighths",
                () -> FileChecks.checkLargest(casesWith("200\n")));
    }

    @Test
    void otherNumberOfSmallInputs() {
        assertFails("small() in Cases.java lists 42 inputs that differ, but its scope says: all 258 rows",
                () -> OracleTest.checkScope("all 258 rows", 42));
    }

    @Test
    void nameThatOnlyGeneratedCasesHave() throws IOException {
        Files.writeString(home.resolve(SECRET + "50-types-M.in"), "1\n");
        Files.writeString(home.resolve(SECRET + "50-types-M.out"), "WIN\n");
        assertFails(SECRET + "50-types-M should be generated by Cases, or be shorter, or be deleted",
                () -> checkFiles(copy));
    }

    @Test
    void faultThatCasesAccepts() {
        assertFails("Cases accepts N-too-large:\n200",
                () -> SecretDataTest.checkRefused(copy.cases(), "N-too-large", "200\n"));
        assertFails("The name of an invalid input should begin with the rule that Cases names: N-too-large: line 1: "
                + "201 is not in 1..200 ==> expected: <N-too-small> but was: <N-too-large>",
                () -> SecretDataTest.checkRefused(copy.cases(), "N-too-small", "201\n"));
    }

    /** Those of the fixture, except for random inputs and the largest. */
    private Cases casesWith(String input) {
        return new PlainLines() {
            @Override
            protected String randomQuestion(Random random, int size) {
                return input;
            }
        }.within(copy.file().bounds());
    }

    @Test
    void aProblemWithoutTestsFailsAloneAndHidesNoOther() {
        String first = Problems.here().all().get(0).id();
        List<DynamicContainer> groups = SelectedProblems.each(problem -> Stream.of(problem.id()).map(id -> {
            assertNotEquals(first, id, "half done");
            return DynamicTest.dynamicTest(id, () -> {
            });
        })).map(DynamicContainer.class::cast).toList();
        assertEquals(Problems.here().all().size(), groups.size());
        groups.forEach(group -> group.getChildren().map(DynamicTest.class::cast).forEach(test -> {
            if (group.getDisplayName().equals(first)) {
                assertFails("half done ==> expected: not equal but was: <" + first + ">", test.getExecutable());
            } else {
                assertEquals(group.getDisplayName(), test.getDisplayName());
            }
        }));
    }

    @Test
    void misspeltProblem() {
        assertFails(UsageException.class,
                "There is no problem \"fixtures\". Did you mean \"fixture\"?\nThe problems are: fixture.",
                () -> new Problems(home).find("fixtures"));
    }
}
