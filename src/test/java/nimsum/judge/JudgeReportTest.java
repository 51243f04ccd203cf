package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import nimsum.process.Run.PeakMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person reads of results that are known. */
class JudgeReportTest {

    private static final JudgingRules RULES = new JudgingRules(OnlineJudges.known().find("POJ"),
            new Limits(1000, Optional.empty(), 65536), Optional.empty(), Optional.empty());

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
        assertEquals(", line 2: 4 2", question("poj2311", "3 2\n4 2\n", "LOSE\nWIN\n", 2));
        assertEquals(", line 1: 13", question("hdu2516", "13\n0\n", "Second win\n", 1));
        // The line behind the last answer is no question, nor is any line where the numbers of lines do not fit.
        assertEquals("", question("hdu2516", "13\n0\n", "Second win\n", 2));
        assertEquals("", question("poj2311", "3 2\n\n\n4 2\n", "LOSE\nWIN\n", 2));
        assertEquals("", question("wallmaking", "1 1\n", "First\n", 1));
    }

    @Test
    void casesNotRunAreCounted() throws Exception {
        assertEquals("Wrong Answer on secret/1 (0 of 4 cases accepted, 3 not run), again: again",
                last(report("poj2311", "3 2\n", "LOSE\n", 1, 3)));
        assertEquals("Wrong Answer on secret/1 (0 of 1 cases accepted), again: again",
                last(report("poj2311", "3 2\n", "LOSE\n", 1, 0)));
    }

    @Test
    void theFirstFailureIsShownWhole() throws Exception {
        assertEquals(List.of("secret/1  Wrong Answer               1 ms     1.0 MiB", "    detail",
                "    input: " + folder.resolve("1.in") + ", line 1: 3 2", "        3 2", "    standard error:",
                "        boom", "Wrong Answer on secret/1 (0 of 1 cases accepted), again: again"),
                report("poj2311", "3 2\n", "LOSE\n", 1, 0));
        assertEquals(List.of("no", "such file", "Compile Error"), notCompiled("my.c").lines(true, name -> name));
    }

    /** The others are a line each, and those that are accepted none, unless all are asked for. */
    @Test
    void theFirstFailureDecides() throws Exception {
        JudgeReport one = judged("poj2311", "3 2\n", "LOSE\n", 1, 0);
        CaseResult wrong = one.cases().get(0).result();
        TestCase test = one.cases().get(0).test();
        JudgedCase right = new JudgedCase(new TestCase("secret/0", test.input(), test.output()),
                new CaseResult(Verdict.ACCEPTED, 1, 1, PeakMemory.UNKNOWN, "", "", Optional.empty()));
        JudgedCase late = new JudgedCase(new TestCase("secret/2", test.input(), test.output()),
                new CaseResult(Verdict.TIME_LIMIT_EXCEEDED, 1000, 1, PeakMemory.UNKNOWN, "late", "", Optional.empty()));
        JudgeReport report = new JudgeReport(one.problem(), one.submission(), RULES, Optional.empty(),
                List.of(right, new JudgedCase(test, wrong), late), 0);
        assertEquals(Verdict.WRONG_ANSWER, report.verdict());
        List<String> lines = report.lines(false, name -> "again");
        assertEquals("secret/2  Time Limit Exceeded     1000 ms     unknown  late", lines.get(lines.size() - 2));
        assertEquals("Wrong Answer on secret/1 (1 of 3 cases accepted), again: again", last(lines));
        assertTrue(lines.get(0).startsWith("secret/1  Wrong Answer "), lines::toString);
        List<String> all = report.lines(true, name -> "again");
        assertEquals("secret/0  Accepted                   1 ms     unknown", all.get(0));
        assertEquals(lines, all.subList(1, all.size()));
        assertEquals("secret/05-x                              Wrong Answer (1 of 3), 1000 ms",
                JudgeReport.fileLine(new TestCase("secret/05-x", null, null), report.cases()));
    }

    /** What the runtime of a language may hold is said, since it is not in the limit. */
    @Test
    void heading() {
        assertEquals(List.of("poj2311: my.c (C), judged like POJ, 1000 ms, 65536 KiB", "Compiled"), heading("my.c"));
        assertEquals("Memory is that of the whole process, which may hold 262144 KiB more for the runtime of Java."
                + " The heap is limited to 65536 KiB.", heading("Main.java").get(2));
        assertEquals("Memory is that of the whole process, which may hold 16384 KiB more for the runtime of Python.",
                heading("main.py").get(2));
    }

    private static List<String> heading(String file) {
        return JudgeReport.heading(Problems.here().find("poj2311"),
                new Submission(file, Language.ofFile(file), file, ""), RULES, "Compiled");
    }

    @Test
    void linesForPrograms() throws Exception {
        JsonObject report = JsonParser.parseString(judged("poj2311", "3 2\n", "LOSE\n", 1, 3).json())
                .getAsJsonObject();
        assertEquals("Wrong Answer", report.get("verdict").getAsString());
        assertEquals(3, report.get("casesNotRun").getAsInt());
        JsonObject judged = report.getAsJsonArray("cases").get(0).getAsJsonObject();
        assertEquals("secret/1", judged.get("name").getAsString());
        assertEquals("3 2", judged.get("question").getAsString());
        assertEquals(1, judged.getAsJsonObject("difference").get("line").getAsInt());
    }

    @Test
    void onlyAnAcceptedCaseHasNotFailed() {
        for (Verdict verdict : Verdict.values()) {
            CaseResult result = new CaseResult(verdict, 1, 1, PeakMemory.UNKNOWN, "", "", Optional.empty());
            assertEquals(verdict != Verdict.ACCEPTED, new JudgedCase(null, result).failed());
        }
    }

    private static JudgeReport notCompiled(String file) {
        return new JudgeReport(Problems.here().find("poj2311"),
                new Submission(file, Language.ofFile(file), file, ""), RULES, Optional.of("no\nsuch file"), List.of(),
                0);
    }

    private String question(String id, String input, String answer, int line) throws Exception {
        String start = "    input: " + folder.resolve("1.in");
        String shown = report(id, input, answer, line, 0).stream().filter(text -> text.startsWith("    input: "))
                .findFirst().orElseThrow();
        assertTrue(shown.startsWith(start), shown);
        return shown.substring(start.length());
    }

    private List<String> report(String id, String input, String answer, int line, int notRun) throws Exception {
        return judged(id, input, answer, line, notRun).lines(false, name -> "again");
    }

    private JudgeReport judged(String id, String input, String answer, int line, int notRun) throws Exception {
        Problem problem = Problems.here().find(id);
        TestCase test = new TestCase("secret/1", Files.writeString(folder.resolve("1.in"), input),
                Files.writeString(folder.resolve("1.out"), answer));
        CaseResult result = new CaseResult(Verdict.WRONG_ANSWER, 1, 1, new PeakMemory(1024, true), "detail", "boom\n",
                Optional.of(new Difference(line, 1, "a", "b")));
        Submission submission = new Submission("my.c", Language.ofFile("my.c"), "my.c", "");
        return new JudgeReport(problem, submission, RULES, Optional.empty(), List.of(new JudgedCase(test, result)),
                notRun);
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }
}
