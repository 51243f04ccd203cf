package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program may use, by the limits of the problem and its language. */
class JudgingRulesTest {

    /** Twice the processor time, and two seconds at least. */
    @ParameterizedTest
    @CsvSource({"100, 2000", "1000, 2000", "2000, 4000", "5000, 10000"})
    void idleTime(int millis, long idle) {
        RunLimits limits = rules(new Limits(millis, Optional.of(1), 1)).runLimits(Language.ofFile("Main.java"), 0);
        assertEquals(millis, limits.cpuMillis());
        assertEquals(idle, limits.idleMillis());
    }

    @ParameterizedTest
    @CsvSource({"Main.java, 2000", "main.cpp, 1000", "main.py, 1000", "main.kt, 1000"})
    void timeIsThatOfTheLanguage(String file, long millis) {
        JudgingRules rules = rules(new Limits(2000, Optional.of(1000), 1));
        assertEquals(millis, rules.timeMillis(Language.ofFile(file)));
        assertEquals(millis, rules.runLimits(Language.ofFile(file), 0).cpuMillis());
    }

    @ParameterizedTest
    @CsvSource({"main.cpp, 65536", "main.py, 81920", "Main.java, 327680"})
    void memoryIsThatOfTheProblemAndOfTheRuntime(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).memoryKib());
    }

    @Test
    void outputMayBeTwiceTheAnswerAndAMebibyte() {
        assertEquals((1 << 20) + 2000,
                rules(new Limits(1, Optional.empty(), 1)).runLimits(Language.ofFile("main.c"), 1000).outputBytes());
    }

    /** A JVM reserves more than it holds. */
    @ParameterizedTest
    @CsvSource({"main.c, 4259840", "main.py, 4276224", "Main.java, 0"})
    void addressSpaceIsLimitedOnlyWhereTheHeapIsNot(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).addressSpaceKib());
    }

    /** As much as the memory, where the judge does not say; the JVM has flags for it. */
    @ParameterizedTest
    @CsvSource({"main.cpp, 65536", "main.py, 65536", "Main.java, 0"})
    void stackIsThatOfTheJudge(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).stackKib());
    }

    private static JudgingRules rules(Limits limits) {
        return new JudgingRules(OnlineJudges.known().find("POJ"), limits, Optional.empty(), Optional.empty());
    }
}
