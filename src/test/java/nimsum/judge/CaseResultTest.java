package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import nimsum.problem.OnlineJudge.WhiteSpace;
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
    private static final RunLimits LIMITS = KnownRules.POJ.runLimits(JAVA, 2);

    @ParameterizedTest
    @CsvSource({"1 _, COUNTS, Presentation Error", "1 _, BREAKS_LINES, Accepted", "1 _, IGNORED, Accepted",
            "_1_, COUNTS, Presentation Error", "_1_, BREAKS_LINES, Wrong Answer", "_1_, IGNORED, Accepted",
            "2_, COUNTS, Wrong Answer", "2_, BREAKS_LINES, Wrong Answer", "2_, IGNORED, Wrong Answer"})
    void whiteSpaceCountsWhereTheJudgeSaysSo(String output, WhiteSpace whiteSpace, String verdict) {
        assertEquals(verdict, verdict(Optional.empty(), 0, output.replace('_', '\n'), "", whiteSpace));
    }

    @ParameterizedTest
    @CsvSource({"1, '', Runtime Error", "1, java.lang.OutOfMemoryError: Java heap space, Memory Limit Exceeded",
            "0, java.lang.OutOfMemoryError: it was caught, Wrong Answer"})
    void failureSaysMoreThanTheOutput(int status, String errors, String verdict) {
        assertEquals(verdict, verdict(Optional.empty(), status, "2\n", errors, WhiteSpace.COUNTS));
    }

    @ParameterizedTest
    @CsvSource({"CPU_TIME, Time Limit Exceeded", "IDLE_TIME, Time Limit Exceeded", "MEMORY, Memory Limit Exceeded",
            "OUTPUT, Output Limit Exceeded", "ERRORS, Output Limit Exceeded"})
    void exceededLimitSaysMoreThanTheStatusAndTheOutput(Limit exceeded, String verdict) {
        assertEquals(verdict, verdict(Optional.of(exceeded), 137, "2\n", "", WhiteSpace.COUNTS));
        assertEquals(verdict, verdict(Optional.of(exceeded), 0, "1\n", "", WhiteSpace.COUNTS));
    }

    @ParameterizedTest
    @CsvSource({"CPU_TIME, more than 1000 ms of processor time",
            "IDLE_TIME, 'slept or waited for more than 2000 ms, and used the processor for 7 ms'",
            "MEMORY, 'held 500000 KiB, which is more than 327680 KiB'",
            "OUTPUT, more than 1048580 bytes on standard output",
            "ERRORS, more than 1048576 bytes on standard error"})
    void exceededLimitIsNamed(Limit exceeded, String detail) {
        Run run = new Run(Optional.of(exceeded), 137, 7, 3000, new PeakMemory(500_000, true), "", "");
        assertEquals(detail, CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS).detail());
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
        assertEquals(detail, CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS).detail());
    }

    @Test
    void aJvmThatCannotStartSaysWhyOnStandardOutput() {
        Run run = new Run(Optional.empty(), 1, 0, 0, PeakMemory.UNKNOWN,
                "Error occurred during initialization of VM\nToo small maximum heap\n", "");
        assertEquals("exit status 1: Too small maximum heap",
                CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS).detail());
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
    private static String verdict(Optional<Limit> exceeded, int status, String output, String errors,
            WhiteSpace whiteSpace) {
        Run run = new Run(exceeded, status, 0, 0, PeakMemory.UNKNOWN, output, errors);
        return CaseResult.of(run, JAVA, LIMITS, "1\n", whiteSpace).verdict().toString();
    }
}
