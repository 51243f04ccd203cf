package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalJudgeTest {

    /** Who had the processor to itself and used too much of it has had its chance; who sleeps has no claim to one. */
    @ParameterizedTest
    @CsvSource({"CPU_TIME, 1010, 1100, false", "CPU_TIME, 1010, 4000, true", "IDLE_TIME, 10, 4000, false",
            "MEMORY, 10, 4000, false", ", 10, 4000, false"})
    void aStarvedProgramIsRunOnceMore(Limit exceeded, double cpuMillis, double wallMillis, boolean again) {
        assertEquals(again, LocalJudge.wasStarved(
                new Run(Optional.ofNullable(exceeded), 137, cpuMillis, wallMillis, PeakMemory.UNKNOWN, "", "")));
    }
}
