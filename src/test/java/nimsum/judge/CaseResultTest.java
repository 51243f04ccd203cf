package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import nimsum.problem.OnlineJudge.WhiteSpace;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which verdict a run gets when several would do. */
class CaseResultTest {

    private static final Language JAVA = Language.ofFile("Main.java");
    private static final RunLimits LIMITS = KnownRules.POJ.runLimits(JAVA, 2);

    @ParameterizedTest
    @CsvSource({"1 _, COUNTS, Presentation Error", "1 _, BREAKS_LINES, Accepted", "1 _, IGNORED, Accepted",
            "_1_, COUNTS, Presentation Error", "_1_, BREAKS_LINES, Wrong Answer", "_1_, IGNORED, Accepted",
            "2_, COUNTS, Wrong Answer", "2_, BREAKS_LINES, Wrong Answer", "2_, IGNORED, Wrong Answer"})
    void whiteSpaceCountsWhereTheJudgeSaysSo(String output, WhiteSpace whiteSpace, String verdict) {
        assertEquals(verdict, verdict(0, output.replace('_', '\n'), "", whiteSpace));
    }

    @ParameterizedTest
    @CsvSource({"1, '', Runtime Error", "1, java.lang.OutOfMemoryError: Java heap space, Memory Limit Exceeded",
            "0, java.lang.OutOfMemoryError: it was caught, Wrong Answer"})
    void failureSaysMoreThanTheOutput(int status, String errors, String verdict) {
        assertEquals(verdict, verdict(status, "2\n", errors, WhiteSpace.COUNTS));
    }

    @ParameterizedTest
    @CsvSource({"CPU_TIME, Time Limit Exceeded, more than 1000 ms of processor time",
            "IDLE_TIME, Time Limit Exceeded, 'slept or waited for more than 2000 ms, and used the processor for 7 ms'",
            "MEMORY, Memory Limit Exceeded, 'held 500000 KiB, which is more than 327680 KiB'",
            "OUTPUT, Output Limit Exceeded, more than 1048580 bytes on standard output",
            "ERRORS, Output Limit Exceeded, more than 1048576 bytes on standard error"})
    void exceededLimitSaysMoreThanTheStatusAndTheOutput(Limit exceeded, String verdict, String detail) {
        for (int status : new int[]{0, 137}) {
            Run run = new Run(Optional.of(exceeded), status, 7, 3000, new PeakMemory(500_000, true), "1\n", "");
            CaseResult result = CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS);
            assertEquals(verdict, result.verdict().toString());
            assertEquals(detail, result.detail());
        }
    }

    /** A JVM that can't start says why on standard output. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"3 | ~~ | ~~ | exit status 3",
            "139 | ~~ | ~~ | exit status 139 (SIGSEGV: an address out of bounds, or a stack overflow)",
            "1 | ~\n \nno such thing\n~ | ~~ | exit status 1: no such thing",
            "1 | ~first\nException in thread \"main\" A: b\n  at C\n~ | ~~ | exit status 1: A: b",
            "1 | ~Exception in thread \"main\" java.lang.StackOverflowError\n~ | ~~ "
                    + "| exit status 1: stack overflow: java.lang.StackOverflowError",
            "1 | ~~ | ~Error occurred during initialization of VM\nToo small maximum heap\n~ "
                    + "| exit status 1: Too small maximum heap"})
    void failureIsToldInALine(int status, String errors, String output, String detail) {
        Run run = new Run(Optional.empty(), status, 0, 0, PeakMemory.UNKNOWN, output, errors);
        assertEquals(detail, CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS).detail());
    }

    /** Who had the processor to itself and used too much of it has had its chance; who sleeps has no claim to one. */
    @ParameterizedTest
    @CsvSource({"CPU_TIME, 1010, 1100, false", "CPU_TIME, 1010, 4000, true", "IDLE_TIME, 10, 4000, false",
            "MEMORY, 10, 4000, false", ", 10, 4000, false"})
    void aStarvedProgramIsRunOnceMore(Limit exceeded, double cpuMillis, double wallMillis, boolean again) {
        assertEquals(again, LocalJudge.wasStarved(
                new Run(Optional.ofNullable(exceeded), 137, cpuMillis, wallMillis, PeakMemory.UNKNOWN, "", "")));
    }

    /** The answer is 1. */
    private static String verdict(int status, String output, String errors, WhiteSpace whiteSpace) {
        Run run = new Run(Optional.empty(), status, 0, 0, PeakMemory.UNKNOWN, output, errors);
        return CaseResult.of(run, JAVA, LIMITS, "1\n", whiteSpace).verdict().toString();
    }
}
