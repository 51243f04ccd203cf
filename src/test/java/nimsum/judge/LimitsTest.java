package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import nimsum.online.Limits;
import nimsum.online.Verdict;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LimitsTest {

    private static final ProgrammingLanguage JAVA = ProgrammingLanguage.ofFile("Main.java");

    /**
     * Idle time is twice the processor time, and two seconds at least. A JVM reserves more than it holds, and has flags
     * for its heap and stack. Of output there may be twice the answer and a MiB.
     */
    @ParameterizedTest
    @CsvSource({"Main.java, 5000, 5000, 10000, 327680, 0, 0", "main.c, 5000, 1000, 2000, 65536, 4259840, 65536",
            "main.py, 5000, 1000, 2000, 81920, 4276224, 65536", "main.kt, 5000, 1000, 2000, 327680, 0, 0",
            "Main.java, 100, 100, 2000, 327680, 0, 0"})
    void limitsOfALanguage(String file, int millis, long cpu, long idle, long memory, long addressSpace, long stack) {
        JudgingRules rules = KnownRules.of("POJ", new Limits(millis, Optional.of(1000), 65536), null);
        assertEquals(new RunLimits(cpu, idle, memory, addressSpace, stack, (1 << 20) + 2000, 1 << 20),
                rules.runLimits(ProgrammingLanguage.ofFile(file), 1000));
    }

    @ParameterizedTest
    @EnumSource(Limit.class)
    void exceededLimitSaysMoreThanTheStatusAndTheOutput(Limit exceeded) {
        Run run = new Run(Optional.of(exceeded), 0, 7, 3000, PeakMemory.UNKNOWN, "1\n", "");
        RunLimits limits = KnownRules.POJ.runLimits(JAVA, 2);
        assertNotEquals(Verdict.ACCEPTED, CaseResult.of(run, JAVA, limits, "1\n", KnownRules.POJ.judge()).verdict());
    }

    /** Who had the processor to itself and used too much of it has had its chance; who sleeps has no claim to one. */
    @ParameterizedTest
    @CsvSource({"CPU_TIME, 1010, 1100, false", "CPU_TIME, 1010, 4000, true", "IDLE_TIME, 10, 4000, false",
            "MEMORY, 10, 4000, false", ", 10, 4000, false"})
    void aStarvedProgramIsRunOnceMore(Limit exceeded, double cpuMillis, double wallMillis, boolean again) {
        assertEquals(again, Judge.wasStarved(
                new Run(Optional.ofNullable(exceeded), 137, cpuMillis, wallMillis, PeakMemory.UNKNOWN, "", "")));
    }
}
