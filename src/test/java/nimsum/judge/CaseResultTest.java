package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import nimsum.judge.Run.Broken;
import nimsum.problem.ProblemFile.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which verdict a run gets when several would do. */
class CaseResultTest {

    private static final Language JAVA = Language.of("Main.java");
    private static final RunLimits LIMITS = RunLimits.of(new Limits(1000, 65536), JAVA, 2);

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
    void brokenLimitSaysMoreThanTheStatusAndTheOutput(Broken broken, String verdict) {
        assertEquals(verdict, verdict(Optional.of(broken), 137, "2\n", "", true));
        assertEquals(verdict, verdict(Optional.of(broken), 0, "1\n", "", true));
    }

    @Test
    void mostTellingVerdictOfAllCasesCounts() {
        assertEquals(Verdict.ACCEPTED, Verdict.mostTelling(List.of(Verdict.ACCEPTED, Verdict.ACCEPTED)));
        assertEquals(Verdict.RUNTIME_ERROR, Verdict
                .mostTelling(List.of(Verdict.ACCEPTED, Verdict.RUNTIME_ERROR, Verdict.WRONG_ANSWER, Verdict.ACCEPTED)));
    }

    /** The answer is 1. */
    private static String verdict(Optional<Broken> broken, int status, String output, String errors, boolean counts) {
        Run run = new Run(broken, status, 0, 0, 0, output, errors);
        return CaseResult.of("case", run, JAVA, LIMITS, "1\n", counts).verdict().toString();
    }
}
