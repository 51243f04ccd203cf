package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nimsum.harness.run.ProblemCopy;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.problem.TestCase;
import nimsum.process.Run.PeakMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person reads of results that are known. */
class JudgeReportTest extends ProblemCopy {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"1048576, true, 1024.0 MiB", "1536, true, 1.5 MiB", "600, true, 0.6 MiB", "65536, false, >=64.0 MiB",
            "0, false, unknown"})
    void memory(long kib, boolean exact, String text) {
        assertEquals(text, JudgeReport.memory(new PeakMemory(kib, exact)));
    }

    @Test
    void questionIsShownWhereItsLineTells() throws Exception {
        assertEquals(", line 2: 4 2", question("3 2\n4 2\n", "LOSE\nWIN\n", 2));
        assertEquals(", line 1: 13", question("13\n0\n", "Second win\n", 1));
        // The line behind the last answer is no question, nor is any line where the numbers of lines do not fit.
        assertEquals("", question("13\n0\n", "Second win\n", 2));
        assertEquals("", question("3 2\n\n\n4 2\n", "LOSE\nWIN\n", 2));
        edit(copy.folder().resolve("problem.yaml"), "line-per-question: true", "line-per-question: false");
        assertEquals("", question("3 2\n4 2\n", "LOSE\nWIN\n", 2));
    }

    @Test
    void casesNotRunAreCounted() throws Exception {
        assertEquals("Wrong Answer on secret/1 (0 of 4 cases accepted, 3 not run), again: again",
                last(report("3 2\n", "LOSE\n", 1, 3)));
        assertEquals("Wrong Answer on secret/1 (0 of 1 cases accepted), again: again",
                last(report("3 2\n", "LOSE\n", 1, 0)));
    }

    /** Or it would say Accepted. */
    @Test
    void aReportOnNothingCannotBeMade() {
        assertThrows(IllegalArgumentException.class, () -> new JudgeReport(copy,
                new Submission("my.c", Language.ofFile("my.c"), "my.c", ""), KnownRules.POJ, Optional.empty(),
                List.of(),
                0));
    }

    /** With the line of the shell below. */
    @Test
    void theFirstFailureAndTheVerdictFitOnAScreen() throws Exception {
        JudgeReport one = judged("9 ".repeat(50) + "\n" + "9 9\n".repeat(99), "LOSE\n", 1, 0);
        JudgedCase case1 = one.cases().get(0);
        CaseResult wordy = new CaseResult(Verdict.WRONG_ANSWER, 1, 1, PeakMemory.UNKNOWN, "d".repeat(99),
                "e\n".repeat(12),
                Optional.empty());
        List<String> lines = new JudgeReport(one.problem(), one.submission(), KnownRules.POJ, Optional.empty(),
                List.of(new JudgedCase(case1.test(), wordy)), 0).ending(80, name -> "again");
        assertTrue(lines.size() <= 23, () -> String.join("\n", lines));
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), () -> String.join("\n", lines));
        assertEquals("        (and more lines)", lines.get(14));
        assertTrue(lines.get(3).endsWith("9 9..."), lines.get(3));
    }

    @Test
    void theFirstFailureIsShownWhole() throws Exception {
        assertEquals(List.of("secret/1  Wrong Answer               1 ms     1.0 MiB", "    detail",
                "    input: " + folder.resolve("1.in") + ", line 1: 3 2", "        3 2", "    standard error:",
                "        boom", "Wrong Answer on secret/1 (0 of 1 cases accepted), again: again"),
                report("3 2\n", "LOSE\n", 1, 0));
        assertEquals(List.of("no", "such file", "Compile Error"), notCompiled("my.c").ending(0, name -> name));
    }

    @Test
    void theFirstFailureDecides() throws Exception {
        JudgeReport one = judged("3 2\n", "LOSE\n", 1, 0);
        TestCase test = one.cases().get(0).test();
        JudgedCase right = new JudgedCase(new TestCase("secret/0", test.input(), test.output()),
                new CaseResult(Verdict.ACCEPTED, 1, 1, PeakMemory.UNKNOWN, "", "", Optional.empty()));
        JudgedCase late = new JudgedCase(new TestCase("secret/2", test.input(), test.output()),
                new CaseResult(Verdict.TIME_LIMIT_EXCEEDED, 1000, 1, PeakMemory.UNKNOWN, "late", "", Optional.empty()));
        JudgeReport report = new JudgeReport(one.problem(), one.submission(), KnownRules.POJ, Optional.empty(),
                List.of(right, one.cases().get(0), late), 0);
        assertEquals(Verdict.WRONG_ANSWER, report.verdict());
        List<String> lines = report.ending(0, name -> "again");
        assertEquals("Wrong Answer on secret/1 (1 of 3 cases accepted), again: again", last(lines));
        assertEquals("secret/1  Wrong Answer               1 ms     1.0 MiB", lines.get(0));
        assertTrue(lines.stream().noneMatch(line -> line.contains("secret/2")), lines::toString);
        assertEquals("secret/2   Time Limit Exceeded     1000 ms     unknown  late", late.row(9));
        assertEquals("secret/0  Accepted                   1 ms     unknown", right.row(8));
        assertEquals("secret/05-x                              Accepted (2), 1 ms",
                JudgeReport.fileLine(new TestCase("secret/05-x", null, null), List.of(right, right)));
    }

    /** What the runtime of a language may hold is said, since it is not in the limit. */
    @Test
    void heading() {
        assertEquals(List.of("fixture: my.c (C), judged like POJ, 1000 ms, 65536 KiB", "Compiled"), heading("my.c"));
        assertEquals("Memory is that of the whole process, which may hold 262144 KiB more for the runtime of Java.",
                heading("Main.java").get(2));
        assertEquals("Memory is that of the whole process, which may hold 16384 KiB more for the runtime of Python.",
                heading("main.py").get(2));
    }

    private List<String> heading(String file) {
        return JudgeReport.heading(copy,
                new Submission(file, Language.ofFile(file), file, ""), KnownRules.POJ, List.of("Compiled"));
    }

    @Test
    void linesForPrograms() throws Exception {
        JsonObject report = JsonParser.parseString(judged("3 2\n", "LOSE\n", 1, 3).json())
                .getAsJsonObject();
        assertEquals("Wrong Answer", report.get("verdict").getAsString());
        assertEquals(3, report.get("casesNotRun").getAsInt());
        JsonObject judged = report.getAsJsonArray("cases").get(0).getAsJsonObject();
        assertEquals("secret/1", judged.get("name").getAsString());
        assertEquals("3 2", judged.get("question").getAsString());
        assertEquals(1, judged.getAsJsonObject("difference").get("line").getAsInt());
    }

    private JudgeReport notCompiled(String file) {
        return new JudgeReport(copy,
                new Submission(file, Language.ofFile(file), file, ""), KnownRules.POJ, Optional.of("no\nsuch file"),
                List.of(),
                0);
    }

    private String question(String input, String answer, int line) throws Exception {
        String start = "    input: " + folder.resolve("1.in");
        String shown = report(input, answer, line, 0).stream().filter(text -> text.startsWith("    input: "))
                .findFirst().orElseThrow();
        assertTrue(shown.startsWith(start), shown);
        return shown.substring(start.length());
    }

    private List<String> report(String input, String answer, int line, int notRun) throws Exception {
        return judged(input, answer, line, notRun).ending(0, name -> "again");
    }

    private JudgeReport judged(String input, String answer, int line, int notRun) throws Exception {
        TestCase test = new TestCase("secret/1", Files.writeString(folder.resolve("1.in"), input),
                Files.writeString(folder.resolve("1.out"), answer));
        CaseResult result = new CaseResult(Verdict.WRONG_ANSWER, 1, 1, new PeakMemory(1024, true), "detail", "boom\n",
                Optional.of(new Difference(line, 1, "a", "b")));
        Submission submission = new Submission("my.c", Language.ofFile("my.c"), "my.c", "");
        return new JudgeReport(copy, submission, KnownRules.POJ, Optional.empty(),
                List.of(new JudgedCase(test, result)),
                notRun);
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }
}
