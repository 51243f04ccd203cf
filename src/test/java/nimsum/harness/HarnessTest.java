package nimsum.harness;

import static nimsum.harness.ProblemCopy.edit;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each check of the harness fails when what it checks is broken, on a copy of a problem. */
class HarnessTest {

    private static final String ID = "poj2311";

    @TempDir
    Path home;
    private Problem copy;
    private Path sample;
    private Path readme;

    @BeforeEach
    void copyProblem() throws IOException {
        copy = ProblemCopy.of(ID, home);
        readme = copy.folder().resolve("README.md");
        sample = home.resolve(Path.of("testdata", ID, "sample"));
    }

    @Test
    void theCopyPasses() {
        assertDoesNotThrow(() -> {
            FileChecks.samples(copy);
            FileChecks.checkFinalNewlines(copy);
            FileChecks.checkValidity(copy);
            FileChecks.checkBounds(copy);
            FileChecks.checkLinesPerQuestion(copy);
            FileChecks.checkReadmeSamples(copy);
            EditorialTest.checkSections(copy);
            EditorialTest.checkTitle(copy);
            EditorialTest.checkAddresses(copy);
            EditorialTest.checkPictures(copy);
            AnswersTest.assertAnswer(copy.main(), FileChecks.samples(copy).get(0));
        });
    }

    @Test
    void inputWithoutAnswer() throws IOException {
        Files.delete(sample.resolve("1.out"));
        assertFails("[1]", FileChecks::samples);
    }

    @Test
    void answerWithoutInput() throws IOException {
        Files.delete(sample.resolve("1.in"));
        assertFails("[1]", FileChecks::samples);
    }

    @Test
    void noSamples() throws IOException {
        FileUtils.deleteDirectory(sample.toFile());
        assertFails("no samples", FileChecks::samples);
    }

    @Test
    void inputWithoutFinalNewline() {
        edit(sample.resolve("1.in"), "\n$", "");
        assertFails("1.in has no final newline", FileChecks::checkFinalNewlines);
    }

    @Test
    void answerWithoutFinalNewline() {
        edit(sample.resolve("1.out"), "\n$", "");
        assertFails("1.out has no final newline", FileChecks::checkFinalNewlines);
    }

    @Test
    void invalidSample() {
        edit(sample.resolve("1.in"), "3 2", "1 2");
        assertFails("W-too-small", FileChecks::checkValidity);
    }

    @Test
    void answerThatLacksTwoLines() {
        edit(sample.resolve("1.out"), "LOSE\nLOSE\n", "");
        assertFails("has 2 more lines of input than of output", FileChecks::checkLinesPerQuestion);
    }

    @Test
    void readmeShowsAnotherInput() {
        edit(sample.resolve("1.in"), "3 2", "3 3");
        assertFails("samples in the README", FileChecks::checkReadmeSamples);
    }

    @Test
    void readmeShowsAnotherAnswer() {
        edit(readme, "LOSE\nLOSE\nWIN\n", "LOSE\nLOSE\nWIN \n");
        assertFails("samples in the README", FileChecks::checkReadmeSamples);
    }

    @Test
    void unknownKey() {
        edit(copy.folder().resolve("problem.yaml"), "time-ms:", "time-msec:");
        assertFails("missing keys [time-ms], unknown keys [time-msec]", Problem::file);
    }

    @Test
    void missingKey() {
        edit(copy.folder().resolve("problem.yaml"), "title: .*\n", "");
        assertFails("missing keys [title]", Problem::file);
    }

    @Test
    void otherBoundInReadme() {
        edit(readme, "W \\| 2..200", "W | 1..200");
        assertFails("the README should have the table", FileChecks::checkBounds);
    }

    @Test
    void otherLimitsInReadme() {
        edit(readme, "\nLimits: ", "\nLimits: 1 ms, ");
        assertFails("the README should have the line", FileChecks::checkBounds);
    }

    @Test
    void otherAnswer() {
        edit(sample.resolve("1.out"), "WIN", "WIN ");
        assertFails("expected: <LOSE", problem -> AnswersTest.assertAnswer(problem.main(),
                FileChecks.samples(problem).get(0)));
    }

    @Test
    void sectionOutOfOrder() {
        edit(readme, "## Idea", "## Ideas");
        assertFails("Ideas", EditorialTest::checkSections);
    }

    @Test
    void otherTitle() {
        edit(readme, "# Cutting Game", "# The Cutting Game");
        assertFails("<The Cutting Game>", EditorialTest::checkTitle);
    }

    @Test
    void addressIsMissing() {
        edit(readme, "http://poj.org/problem\\?id=2311", "http://poj.org/");
        assertFails("http://poj.org/problem?id=2311 is missing", EditorialTest::checkAddresses);
    }

    @Test
    void deadLink() {
        edit(readme, "^", "[nowhere](nowhere.md)\n");
        assertFails("dead link: nowhere.md", problem -> Links.check(readme));
    }

    @Test
    void otherPicture() {
        edit(copy.folder().resolve("lines.svg"), "</svg>", " </svg>");
        assertFails("lines.svg", EditorialTest::checkPictures);
    }

    @Test
    void pictureThatIsNotShown() {
        edit(readme, "\\]\\(lines\\.svg\\)", "](sheets.svg)");
        assertFails("the README does not show lines.svg", EditorialTest::checkPictures);
    }

    @Test
    void oneQuestionThatNoSampleAsks() {
        edit(copy.folder().resolve("problem.yaml"), "(address: http://poj.*)", "$1\n    one-question: true");
        assertFails("one-question, but no sample asks just one", FileChecks::checkOneQuestion);
        edit(copy.folder().resolve("problem.yaml"), "line-per-question: true", "line-per-question: false");
        assertFails("one-question, but not line-per-question", FileChecks::checkOneQuestion);
    }

    @Test
    void pictureThatIsDrawnNoLonger() throws IOException {
        Files.copy(copy.folder().resolve("lines.svg"), copy.folder().resolve("old.svg"));
        assertFails("[lines.svg, old.svg, sheets.svg]", EditorialTest::checkPictures);
    }

    @Test
    void numberThatIsNotComputed() {
        Path picture = copy.folder().resolve("Picture.java");
        edit(picture, "\\. From \" \\+ periodic", ". From 55\"");
        assertFails("should compute the numbers in \" in a row. From 55\"", EditorialTest::checkPictures);
    }

    @Test
    void listThatIsNotComputed() {
        edit(copy.folder().resolve("Picture.java"), "Svg.listed\\(lost, \"and\"\\)", "\"2, 3\" + \" and 7\"");
        assertFails("should compute the numbers in \"2, 3\"", EditorialTest::checkPictures);
    }

    @Test
    void misspeltProblem() {
        assertFails("There is no problem \"poj2312\". Did you mean \"poj2311\"?\nThe problems are: poj2311.",
                problem -> new Problems(home).find("poj2312"));
    }

    private void assertFails(String message, Consumer<Problem> check) {
        ProblemCopy.assertFails(message, () -> check.accept(copy));
    }
}
