package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimsum.harness.run.ProblemCopy;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.problem.DataFiles;
import nimsum.problem.TestCase;
import nimsum.process.Run.PeakMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person reads of results that are known. */
class JudgeReportTest extends ProblemCopy {

    @ParameterizedTest
    @CsvSource({"1048576, true, 1024.0 MiB", "1536, true, 1.5 MiB", "600, true, 0.6 MiB", "65536, false, >=64.0 MiB",
            "0, false, unknown"})
    void memory(long kib, boolean exact, String text) {
        assertEquals(text, JudgeReport.memory(new PeakMemory(kib, exact)));
    }

    /** The line behind the last answer is no question, nor is any line where the numbers of lines do not fit. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"3 2/4 2/ | LOSE/WIN/ | 2 | ', line 2: 4 2'",
            "13/0/ | Second win/ | 1 | ', line 1: 13'", "13/0/ | Second win/ | 2 | ''",
            "3 2///4 2/ | LOSE/WIN/ | 2 | ''"})
    void questionIsShownWhereItsLineTells(String input, String answer, int line, String question) {
        List<String> lines = ending(report(0, wrong(input, answer, line)));
        assertEquals("    input: " + home.resolve("1.in") + question, lines.get(2));
    }

    /** Or it would say Accepted. */
    @Test
    void aReportOnNothingCannotBeMade() {
        assertThrows(IllegalArgumentException.class, () -> report(0));
    }

    /** With the line of the shell below. */
    @Test
    void theFirstFailureAndTheVerdictFitOnAScreen() {
        TestCase test = test("1", "9 ".repeat(50) + "/" + "9 9/".repeat(99), "LOSE/");
        CaseResult wordy = new CaseResult(Verdict.WRONG_ANSWER, 1, 1, PeakMemory.UNKNOWN, "d".repeat(99),
                "e\n".repeat(12), Optional.empty());
        List<String> lines = report(0, new JudgedCase(test, wordy)).ending(80, name -> "again");
        assertTrue(lines.size() <= 23, () -> String.join("\n", lines));
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), () -> String.join("\n", lines));
        assertEquals("        (and more lines)", lines.get(14));
        assertTrue(lines.get(3).endsWith("9 9..."), lines.get(3));
    }

    @Test
    void theFirstFailureDecides() {
        JudgedCase right = new JudgedCase(test("0", "", ""),
                new CaseResult(Verdict.ACCEPTED, 1, 1, PeakMemory.UNKNOWN, "", "", Optional.empty()));
        JudgedCase late = new JudgedCase(test("2", "", ""),
                new CaseResult(Verdict.TIME_LIMIT_EXCEEDED, 1000, 1, PeakMemory.UNKNOWN, "late", "", Optional.empty()));
        JudgeReport report = report(0, right, wrong("3 2/", "LOSE/", 1), late);
        assertEquals(Verdict.WRONG_ANSWER, report.verdict());
        List<String> lines = ending(report);
        assertEquals("Wrong Answer on secret/1 (1 of 3 cases accepted), again: again", lines.get(lines.size() - 1));
        assertEquals("secret/1  Wrong Answer               1 ms     1.0 MiB", lines.get(0));
        assertTrue(lines.stream().noneMatch(line -> line.contains("secret/2")), lines::toString);
        assertEquals("secret/2   Time Limit Exceeded     1000 ms     unknown  late", late.row(9));
        assertEquals("secret/0  Accepted                   1 ms     unknown", right.row(8));
        assertEquals("secret/05-x                              Accepted (2), 1 ms",
                JudgeReport.fileLine(new TestCase("secret/05-x", null, null), List.of(right, right)));
    }

    private static List<String> ending(JudgeReport report) {
        return report.ending(0, name -> "again");
    }

    private JudgeReport report(int notRun, JudgedCase... cases) {
        return new JudgeReport(copy, submission("my.c"), KnownRules.POJ, Optional.empty(), List.of(cases), notRun);
    }

    private static Submission submission(String file) {
        return new Submission(file, Language.ofFile(file), file, "");
    }

    /** A case with a wrong answer in some line. */
    private JudgedCase wrong(String input, String answer, int line) {
        return new JudgedCase(test("1", input, answer), new CaseResult(Verdict.WRONG_ANSWER, 1, 1,
                new PeakMemory(1024, true), "detail", "boom\n", Optional.of(new Difference(line, 1, "a", "b"))));
    }

    /** A case with {@code /} for the ends of its lines. */
    private TestCase test(String name, String input, String answer) {
        TestCase test = new TestCase("secret/" + name, home.resolve(name + ".in"), home.resolve(name + ".out"));
        DataFiles.write(test.input(), input.replace('/', '\n'));
        DataFiles.write(test.output(), answer.replace('/', '\n'));
        return test;
    }
}
