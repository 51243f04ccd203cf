package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.online.Verdict;
import nimsum.process.Run.PeakMemory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgeReportTest extends ProblemCopy {

    @ParameterizedTest
    @CsvSource({"1048576, true, 1024.0 MiB", "1536, true, 1.5 MiB", "600, true, 0.6 MiB", "65536, false, >=64.0 MiB",
            "0, false, unknown"})
    void memory(long kib, boolean exact, String text) {
        assertEquals(text, JudgeReport.memory(new PeakMemory(kib, exact)));
    }

    @Test
    void limitsThatAJudgeHasAlone() {
        edit(copy.folder().resolve("problem.yaml"), "https.*",
                "$0\n    form: {frame: COUNT, limits: {time-ms: 7, memory-kib: 8}}");
        assertEquals("7 ms, 8 KiB", copy.limits(copy.at("Luogu")).toString());
    }

    @Test
    void aReportOnNothingCannotBeMade() {
        assertThrows(IllegalArgumentException.class, () -> report(submission("my.c", ""), Optional.empty()));
    }

    @Test
    void theFirstFailureAndTheVerdictFitOnAScreen() {
        TestCase test = test("1", "9 ".repeat(50) + "/" + "9 9/".repeat(99), "LOSE/");
        CaseResult wordy = new CaseResult(Verdict.WRONG_ANSWER, false, 1, 1, PeakMemory.UNKNOWN, "d".repeat(99), "",
                "e\n".repeat(12), Optional.empty());
        List<String> lines = report(submission("my.c", ""), Optional.empty(), new JudgedCase(test, wordy)).ending(80,
                name -> "again");
        assertTrue(lines.size() <= 23, () -> String.join("\n", lines));
        assertTrue(lines.stream().allMatch(line -> line.length() <= 80), () -> String.join("\n", lines));
        assertEquals("        (and more lines)", lines.get(14));
        assertTrue(lines.get(3).endsWith("9 9..."), lines.get(3));
    }

    @Test
    void whatIsToldOfASlowProgram() {
        CaseResult slow = new CaseResult(Verdict.TIME_LIMIT_EXCEEDED, true, 1, 1, PeakMemory.UNKNOWN, "slow", "", "",
                Optional.empty());
        String lines = String.join("\n", report(submission("Main.java", "new Scanner(System.in)"), Optional.of(slow),
                new JudgedCase(test("1", "9/".repeat(200), ""), slow)).ending(0, name -> "again"));
        assertTrue(lines.contains("\n    It takes more than ten times the limit.\n    Scanner reads slowly: "), lines);
        assertFalse(lines.contains("        9"), lines);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "POJ | a.cpp | unsigned long x; | At POJ long has 32 bits, and here 64: use long long.",
            "Codeforces | a.c | long x; long long y; | At Codeforces long has 32 bits, and here 64: use long long.",
            "POJ | a.cpp | long long a; long  double b; long int long c; int longest; char *s = \"long\"; // long |",
            "POJ | a.py | long |", "CSES | a.cpp | long x; |", "CSES | Main.java | class Main { void main() { } } |",
            "CSES | A.java | class A { void main() { } } | We found no source that says which classes CSES runs: the name Main is safe.",
            "Kattis | A.java | class A { void main() { } } |"})
    void whatMayComeOutOtherwiseAtTheJudge(String judge, String file, String source, String warning) {
        List<String> heading = JudgeReport.heading(copy, submission(file, source), KnownRules.of(judge, 1000),
                List.of());
        heading.removeIf(line -> line.contains("judged like") || line.startsWith("Memory is"));
        assertEquals(Stream.ofNullable(warning).toList(), heading);
    }

    private JudgeReport report(Submission program, Optional<CaseResult> longer, JudgedCase... cases) {
        return new JudgeReport(copy, program, KnownRules.POJ, Optional.empty(), List.of(cases), 0, longer,
                Optional.empty());
    }

    private static Submission submission(String file, String source) {
        return new Submission(file, ProgrammingLanguage.ofFile(file), file, source);
    }

    /** Returns a case with {@code /} for the ends of its lines. */
    private TestCase test(String name, String input, String answer) {
        TestCase test = new TestCase("secret/" + name, home.resolve(name + ".in"), home.resolve(name + ".out"));
        DataFiles.write(test.input(), input.replace('/', '\n'));
        DataFiles.write(test.output(), answer.replace('/', '\n'));
        return test;
    }
}
