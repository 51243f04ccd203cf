package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.RunLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program may use, by the limits of the problem and its language. */
class JudgingRulesTest {

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
}
