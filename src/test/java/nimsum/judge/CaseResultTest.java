package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import nimsum.problem.OnlineJudge.WhiteSpace;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a run that exceeds a limit. */
class CaseResultTest {

    private static final ProgrammingLanguage JAVA = ProgrammingLanguage.ofFile("Main.java");
    private static final RunLimits LIMITS = KnownRules.POJ.runLimits(JAVA, 2);

    /** Also where the program has ended well before anybody looked. */
    @ParameterizedTest
    @EnumSource(Limit.class)
    void exceededLimitSaysMoreThanTheStatusAndTheOutput(Limit exceeded) {
        Run run = new Run(Optional.of(exceeded), 0, 7, 3000, PeakMemory.UNKNOWN, "1\n", "");
        assertNotEquals(Verdict.ACCEPTED, CaseResult.of(run, JAVA, LIMITS, "1\n", WhiteSpace.COUNTS).verdict());
    }

    /** Who had the processor to itself and used too much of it has had its chance; who sleeps has no claim to one. */
    @ParameterizedTest
    @CsvSource({"CPU_TIME, 1010, 1100, false", "CPU_TIME, 1010, 4000, true", "IDLE_TIME, 10, 4000, false",
            "MEMORY, 10, 4000, false", ", 10, 4000, false"})
    void aStarvedProgramIsRunOnceMore(Limit exceeded, double cpuMillis, double wallMillis, boolean again) {
        assertEquals(again, LocalJudge.wasStarved(
                new Run(Optional.ofNullable(exceeded), 137, cpuMillis, wallMillis, PeakMemory.UNKNOWN, "", "")));
    }
}
