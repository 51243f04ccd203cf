package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code scripts/show} tells the problem and nothing of its solution. */
class ShowCommandTest {

    private static final int TELLING = 40;

    @ParameterizedTest
    @MethodSource("nimsum.harness.run.SelectedProblems#selected")
    void samplesAndLimitsAreShown(Problem problem) {
        String shown = show(problem.id());
        List<TestCase> samples = TestCase.of(problem, DataKind.SAMPLE);
        for (int i = 1; i <= samples.size(); i++) {
            TestCase sample = samples.get(i - 1);
            assertTrue(shown.contains("\n\nSample " + i + ", input\n" + sample.readInput() + "\nSample " + i
                    + ", output\n" + sample.readOutput() + "\n"), shown);
        }
        ProblemFile file = problem.file();
        assertTrue(shown.contains("\nLimits: " + file.limits() + ".\n"), shown);
        file.bounds().forEach((name, range) -> assertTrue(shown.contains("\n  " + name + ": " + range + "\n"), shown));
        file.judges().forEach(listing -> assertTrue(
                shown.contains("\n  " + listing.judge() + ": " + listing.address()
                        + (listing.judge().equals("BOJ") ? " (closed since 2026-04-28)\n" : "\n")),
                shown));
    }

    /** Lines of words only: formulas and links would look different, and addresses may be shown. */
    @ParameterizedTest
    @MethodSource("nimsum.harness.run.SelectedProblems#selected")
    void nothingBehindTheSamplesIsShown(Problem problem) {
        String readme = DataFiles.readDocument(problem.folder().resolve("README.md"));
        String shown = oneLine(show(problem.id()));
        List<String> secrets = tellingLines(readme.substring(readme.indexOf("\n## Samples")));
        assertFalse(secrets.isEmpty());
        secrets.forEach(line -> assertFalse(shown.contains(line), line));
        String statement = readme.substring(readme.indexOf("\n## Statement"), readme.indexOf("\n## Input and output"));
        assertTrue(shown.contains(tellingLines(statement).get(0)), "a line of the statement is found like this");
    }

    private static List<String> tellingLines(String text) {
        return text.lines().map(ShowCommandTest::oneLine)
                .filter(line -> line.length() > TELLING && line.matches("(?=.*[a-z])[^$\\[\\]()/]*")).toList();
    }

    /** A statement that needs more than the plain text knows needs a line there. */
    @ParameterizedTest
    @MethodSource("nimsum.harness.run.SelectedProblems#selected")
    void noMarkupIsLeft(Problem problem) {
        for (Language language : Language.of(problem)) {
            String shown = show(problem + " --lang " + language);
            for (String markup : List.of("$", "\\", "](", "**", "|", "## ", "<br", "```")) {
                assertFalse(shown.contains(markup), () -> markup + " in\n" + shown);
            }
        }
    }

    @Test
    void aChineseStatementEndsBeforeTheHints() {
        String shown = show("poj2311 --lang zh");
        assertTrue(shown.startsWith("剪纸游戏（Cutting Game）\n\n题目描述\n\n"), shown);
        assertTrue(shown.contains("\n\n限制：1000 ms，65536 KiB。\n\n样例 1，输入\n2 2\n"), shown);
        assertTrue(shown.contains("LOSE\nWIN\n\n提交地址\n  POJ: http://poj.org/problem?id=2311\n"), shown);
        Script missing = Script.call(new ShowCommand(), "poj2348", "--lang", "zh");
        assertEquals(2, missing.status());
        assertTrue(missing.err().matches("There is no Chinese text of poj2348\\. .*\\bpoj2311\\b.*\n"), missing.err());
    }

    @Test
    void markupBecomesPlain() {
        assertEquals("""
                Heaps

                Take x_1, ..., x_n <= 5 of the heaps, see a picture and its words.

                  t: 1..9
                  n: 2..3""", PlainText.of("""

                ## Heaps

                Take $x_1, \\dots, x_n \\le 5$ of *the
                heaps*, see ![a picture](p.svg)
                and [its
                words](a.md#b).

                | number | range |
                |---|---|
                | t | 1..9 |
                | n | 2..3 |
                """));
        assertEquals("2 * 3 * 4 is\n\nbold", PlainText.of("2 * 3 * 4 is<br>**bold**"));
        assertEquals("eight characters", PlainText.of("eight\ncharacters"));
        assertEquals(List.of(79, 19),
                PlainText.of("nineteen and a half ".repeat(5)).lines().map(String::length).toList());
    }

    private static String show(String words) {
        Script script = Script.call(new ShowCommand(), words.split(" "));
        assertEquals(0, script.status(), script.err());
        return script.out();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\*", "").strip().replaceAll("\\s+", " ");
    }
}
