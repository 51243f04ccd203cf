package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.run.SelectedProblems;
import nimsum.harness.text.Algorithm;
import nimsum.harness.text.EditorialTest;
import nimsum.harness.text.Links;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
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
    private static final String PICTURE = "problems/fixture/Picture.java";
    private static final String OTHER_FACTS = README
            + " repeats something that the files say otherwise: scripts/data fixture mends it";

    /** A regular expression that is replaced in a file, the check that notices it, and what this says. */
    private record Fault(String file, String pattern, String replacement, Consumer<Problem> check,
            Class<? extends Throwable> type, String message) {

        Fault(String file, String pattern, String replacement, Consumer<Problem> check, String message) {
            this(file, pattern, replacement, check, AssertionError.class, message);
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
            new Fault(README, "N \\| 1..200", "N | 2..200", FileChecks::checkReadmeFacts, OTHER_FACTS),
            new Fault(README, "Limits: ", "Limits: 1 ms, ", FileChecks::checkReadmeFacts, OTHER_FACTS),
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
                    PICTURE + " should compute the numbers in \"0, 3\""));

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
    void aFaultIsNoticed(Fault fault) {
        edit(home.resolve(fault.file), fault.pattern, fault.replacement);
        assertFails(fault.type, fault.message, () -> fault.check.accept(copy));
    }

    @Test
    void halfASample() throws IOException {
        Files.delete(home.resolve(INPUT));
        assertFails(CheckoutException.class, "testdata/fixture/sample: .in without .out, or .out without .in: [1]",
                () -> copy.samples());
    }

    @Test
    void noSamples() throws IOException {
        FileUtils.deleteDirectory(copy.data(DataKind.SAMPLE).toFile());
        assertFails(CheckoutException.class, "fixture has no samples: write " + INPUT + " and 1.out",
                () -> copy.samples());
    }

    @Test
    void pictureThatIsDrawnNoLonger() throws IOException {
        Files.copy(copy.folder().resolve("heaps.svg"), copy.folder().resolve("old.svg"));
        assertFails("the pictures in problems/fixture (expected: what is drawn; delete what is drawn no longer) ==> "
                + "expected: <[heaps.svg]> but was: <[heaps.svg, old.svg]>", () -> EditorialTest.checkPictures(copy));
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
