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
    private static final RunLimits LIMITS = new Rules(OnlineJudges.known().find("POJ"),
            new Limits(1000, 1000, 65536)).runLimits(JAVA, 2);

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
