package nimsum.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.DoubleStream;
import nimsum.bench.Result.AlternatingRuns;
import nimsum.bench.Result.Usage;
import org.junit.jupiter.api.Test;

class ResultTest {

    private static final AlternatingRuns RUNS = new AlternatingRuns(runs(300, 90, 110), runs(60, 50, 40));

    @Test
    void theMedianIsTheMiddleOneInOrderOrBetweenTheMiddleTwo() {
        assertEquals(110, RUNS.solution(Usage::cpuMillis));
        assertEquals(50, RUNS.baseline(Usage::cpuMillis));
        assertEquals(2.2, RUNS.ratio(Usage::cpuMillis), 1e-9);
        AlternatingRuns runs = new AlternatingRuns(runs(9, 1, 3, 5), runs(2, 1, 1, 2));
        assertEquals(4, runs.solution(Usage::cpuMillis));
        assertEquals(1.5, runs.baseline(Usage::cpuMillis));
    }

    @Test
    void rowHasTheFiguresOfTheLargestInputInTheirUnits() {
        AlternatingRuns small = new AlternatingRuns(runs(30), runs(20));
        assertEquals(
                """
                        | problem | CPU ms | baseline ms | CPU ratio | wall ratio | peak MiB | limit MiB | CPU ratio at 1/8, 1/4, 1/2, 1 |
                        |---|--:|--:|--:|--:|--:|--:|---|
                        | p | 110 | 50 | 2.20 | 2.20 | 110 | 64 | 1.50, 2.20 |
                        """,
                Result.markdown(List.of(new Result("p", List.of(small, RUNS), 65536))));
    }

    /** Returns runs with these ms of processor time, twice as many ms of wall time, and as many MiB. */
    private static List<Usage> runs(double... millis) {
        return DoubleStream.of(millis).mapToObj(time -> new Usage(time, 2 * time, Math.round(1024 * time))).toList();
    }
}
