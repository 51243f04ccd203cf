package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which verdict a run gets when several would do. */
class CaseResultTest {

    private static final Language JAVA = Language.ofFile("Main.java");
    private static final RunLimits LIMITS = new JudgingRules(OnlineJudges.known().find("POJ"),
            new Limits(1000, Optional.empty(), 65536)).runLimits(JAVA, 2);

    @ParameterizedTest
    @CsvSource({"true, Presentation Error", "false, Accepted"})
    void whiteSpaceCountsWhereTheJudgeSaysSo(boolean counts, String verdict) {
        assertEquals(verdict, verdict(Optional.empty(), 0, "1 ", "", counts));
    }

    @ParameterizedTest
    @CsvSource({"1, '', Runtime Error", "1, java.lang.OutOfMemoryError: Java heap space, Memory Limit Exceeded",
            "0, java.lang.OutOfMemoryError: it was caught, Wrong Answer"})
    void failureSaysMoreThanTheOutput(int status, String errors, String verdict) {
        assertEquals(verdict, verdict(Optional.empty(), status, "2\n", errors, true));
    }

    @ParameterizedTest
    @CsvSource({"CPU_TIME, Time Limit Exceeded", "WALL_TIME, Time Limit Exceeded", "MEMORY, Memory Limit Exceeded",
            "OUTPUT, Output Limit Exceeded", "ERRORS, Output Limit Exceeded"})
    void exceededLimitSaysMoreThanTheStatusAndTheOutput(Limit exceeded, String verdict) {
        assertEquals(verdict, verdict(Optional.of(exceeded), 137, "2\n", "", true));
        assertEquals(verdict, verdict(Optional.of(exceeded), 0, "1\n", "", true));
    }

    @ParameterizedTest
    @CsvSource({"CPU_TIME, more than 1000 ms of processor time",
            "WALL_TIME, 'not done after 3000 ms, of which it used the processor for 7 ms'",
            "MEMORY, 'held 500000 KiB, which is more than 327680 KiB'",
            "OUTPUT, more than 1048580 bytes on standard output",
            "ERRORS, more than 1048576 bytes on standard error"})
    void exceededLimitIsNamed(Limit exceeded, String detail) {
        Run run = new Run(Optional.of(exceeded), 137, 7, 3000, new PeakMemory(500_000, true), "", "");
        assertEquals(detail, CaseResult.of(run, JAVA, LIMITS, "1\n", true).detail());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"3 | ~~ | exit status 3",
            "139 | ~~ | exit status 139 (SIGSEGV: an address out of bounds, or a stack overflow)",
            "1 | ~\n \nno such thing\n~ | exit status 1: no such thing",
            "1 | ~first\nException in thread \"main\" A: b\n  at C\n~ | exit status 1: A: b",
            "1 | ~Exception in thread \"main\" java.lang.StackOverflowError\n~ "
                    + "| exit status 1: stack overflow: java.lang.StackOverflowError"})
    void failureIsToldInALine(int status, String errors, String detail) {
        Run run = new Run(Optional.empty(), status, 0, 0, PeakMemory.UNKNOWN, "", errors);
        assertEquals(detail, CaseResult.of(run, JAVA, LIMITS, "1\n", true).detail());
    }

    @Test
    void mostTellingVerdictOfAllCasesCounts() {
        assertEquals(Verdict.ACCEPTED, Verdict.mostTelling(List.of(Verdict.ACCEPTED, Verdict.ACCEPTED)));
        assertEquals(Verdict.RUNTIME_ERROR, Verdict
                .mostTelling(List.of(Verdict.ACCEPTED, Verdict.RUNTIME_ERROR, Verdict.WRONG_ANSWER, Verdict.ACCEPTED)));
    }

    /** The answer is 1. */
    private static String verdict(Optional<Limit> exceeded, int status, String output, String errors, boolean counts) {
        Run run = new Run(exceeded, status, 0, 0, PeakMemory.UNKNOWN, output, errors);
        return CaseResult.of(run, JAVA, LIMITS, "1\n", counts).verdict().toString();
    }
}
