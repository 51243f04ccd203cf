package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each check of the harness fails when what it checks is broken, on a copy of a problem. */
class HarnessTest extends ProblemCopy {

    private static final String INPUT = "testdata/poj2311/sample/1.in";
    private static final String ANSWER = "testdata/poj2311/sample/1.out";
    private static final String README = "problems/poj2311/README.md";
    private static final String YAML = "problems/poj2311/problem.yaml";
    private static final String PICTURE = "problems/poj2311/Picture.java";

    /** A regular expression that is replaced in a file, the check that notices it, and what this says. */
    private record Fault(String file, String pattern, String replacement, Consumer<Problem> check, String message) {

        @Override
        public String toString() {
            return file + ": " + message;
        }
    }

    private static final List<Fault> FAULTS = List.of(
            new Fault(INPUT, "\n$", "", FileChecks::checkFinalNewlines, "1.in has no final newline"),
            new Fault(ANSWER, "\n$", "", FileChecks::checkFinalNewlines, "1.out has no final newline"),
            new Fault(INPUT, "3 2", "1 2", FileChecks::checkValidity, "W-too-small"),
            new Fault(ANSWER, "LOSE\nLOSE\n", "", FileChecks::checkLinesPerQuestion,
                    "has 2 more lines of input than of output"),
            new Fault(ANSWER, "WIN", "WIN ",
                    problem -> AnswersTest.assertAnswer(problem.main(), problem.samples().get(0)),
                    "expected: <LOSE"),
            new Fault(INPUT, "3 2", "3 3", FileChecks::checkReadmeFacts,
                    "README.md has another title, range, limit or sample"),
            new Fault(README, "LOSE\nLOSE\nWIN\n", "LOSE\nLOSE\nWIN \n", FileChecks::checkReadmeFacts,
                    "README.md has another title, range, limit or sample"),
            new Fault(YAML, "time-ms:", "time-msec:", Problem::file,
                    "missing keys [time-ms], unknown keys [time-msec]"),
            new Fault(README, "takes two look-ups", "takes 12 look-ups",
                    problem -> assertEquals(List.of(), Algorithm.of(problem).numbersOutside(List.of())), "[12]"),
            new Fault(README, "sheets up to 37 x 37;", "sheets up to 38 x 38;", EditorialTest::checkPictures,
                    "the title of the picture lacks numbers"),
            new Fault(YAML, "title: .*\n", "", Problem::file, "missing keys [title]"),
            new Fault(README, "W \\| 2..200", "W | 1..200", FileChecks::checkReadmeFacts,
                    "README.md has another title, range, limit or sample"),
            new Fault(README, "\nLimits: ", "\nLimits: 1 ms, ", FileChecks::checkReadmeFacts,
                    "README.md has another title, range, limit or sample"),
            new Fault(YAML, "(address: http://poj.*)", "$1\n    one-question: true", FileChecks::checkOneQuestion,
                    "one-question, but no sample asks just one"),
            new Fault(YAML, "(address: http://poj.*)((?s:.*))line-per-question: true",
                    "$1\n    one-question: true$2line-per-question: false", FileChecks::checkOneQuestion,
                    "one-question, but not line-per-question"),
            new Fault(README, "\nLimits: ", "\nLimit: ", FileChecks::checkReadmeFacts,
                    "README.md has no place for what problem.yaml and the samples say:\nLimits: "),
            new Fault(README, "## Idea", "## Ideas", EditorialTest::checkSections, "Ideas"),
            new Fault(README, "# Cutting Game", "# The Cutting Game", FileChecks::checkReadmeFacts,
                    "README.md has another title, range, limit or sample"),
            new Fault(README, "(?s)## Hints.*(?=## Idea)", "", EditorialTest::checkSections, "Hints"),
            new Fault(README, "http://poj.org/problem\\?id=2311", "http://poj.org/", EditorialTest::checkAddresses,
                    "http://poj.org/problem?id=2311 is missing"),
            new Fault(README, "^", "[nowhere](nowhere.md)\n",
                    problem -> Links.check(problem.folder().resolve("README.md")), "dead link: nowhere.md"),
            new Fault("problems/poj2311/lines.svg", "</svg>", " </svg>", EditorialTest::checkPictures, "lines.svg"),
            new Fault(README, "\\]\\(lines\\.svg\\)", "](sheets.svg)", EditorialTest::checkPictures,
                    "README.md does not show lines.svg"),
            new Fault(PICTURE, "\\. From \" \\+ periodic", ". From 55\"", EditorialTest::checkPictures,
                    "should compute the numbers in \" in a row. From 55\""),
            new Fault(PICTURE, "Svg.listed\\(lost, \"and\"\\)", "\"2, 3\" + \" and 7\"",
                    EditorialTest::checkPictures, "should compute the numbers in \"2, 3\""));

    @Test
    void theCopyPasses() {
        assertDoesNotThrow(() -> {
            copy.samples();
            FileChecks.checkFinalNewlines(copy);
            FileChecks.checkValidity(copy);
            FileChecks.checkLinesPerQuestion(copy);
            FileChecks.checkReadmeFacts(copy);
            EditorialTest.checkSections(copy);
            EditorialTest.checkAddresses(copy);
            EditorialTest.checkPictures(copy);
            AnswersTest.assertAnswer(copy.main(), copy.samples().get(0));
        });
    }

    /** Otherwise no check of the harness could be seen to fail. */
    @Test
    void aCheckThatDoesNotFailOrSaysSomethingElseIsNoticed() {
        assertThrows(AssertionError.class, () -> assertFails("", () -> {
        }));
        assertThrows(AssertionError.class, () -> assertFails("right", () -> fail("wrong")));
    }

    @ParameterizedTest
    @FieldSource("FAULTS")
    void aFaultIsNoticed(Fault fault) {
        edit(home.resolve(fault.file), fault.pattern, fault.replacement);
        assertFails(fault.message, () -> fault.check.accept(copy));
    }

    @ParameterizedTest
    @ValueSource(strings = {INPUT, ANSWER})
    void halfASample(String file) throws IOException {
        Files.delete(home.resolve(file));
        assertFails("[1]", () -> copy.samples());
    }

    @Test
    void noSamples() throws IOException {
        FileUtils.deleteDirectory(copy.data(DataKind.SAMPLE).toFile());
        assertFails("no samples", () -> copy.samples());
    }

    @Test
    void pictureThatIsDrawnNoLonger() throws IOException {
        Files.copy(copy.folder().resolve("lines.svg"), copy.folder().resolve("old.svg"));
        assertFails("[lines.svg, old.svg, sheets.svg]", () -> EditorialTest.checkPictures(copy));
    }

    @Test
    void aProblemWithoutTestsFailsAloneAndHidesNoOther() {
        List<DynamicContainer> groups = SelectedProblems.each(problem -> Stream.of(problem.id()).map(id -> {
            assertNotEquals("poj2311", id, "half done");
            return DynamicTest.dynamicTest(id, () -> {
            });
        })).map(DynamicContainer.class::cast).toList();
        assertEquals(Problems.here().all().size(), groups.size());
        groups.forEach(group -> group.getChildren().map(DynamicTest.class::cast).forEach(test -> {
            if (group.getDisplayName().equals("poj2311")) {
                assertFails("half done", test.getExecutable());
            } else {
                assertEquals(group.getDisplayName(), test.getDisplayName());
            }
        }));
    }

    @Test
    void misspeltProblem() {
        assertFails("There is no problem \"poj2312\". Did you mean \"poj2311\"?\nThe problems are: poj2311.",
                () -> new Problems(home).find("poj2312"));
    }
}
