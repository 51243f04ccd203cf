package nimsum.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of runs whose figures are known. */
class ReportTest {

    private static final AlternatingRuns RUNS = new AlternatingRuns(runs(300, 90, 110), runs(60, 50, 40));

    @Test
    void medianOfOddManyIsTheMiddleOneInOrder() {
        assertEquals(110, RUNS.solution(Usage::cpuMillis));
        assertEquals(50, RUNS.baseline(Usage::cpuMillis));
        assertEquals(2.2, RUNS.ratio(Usage::cpuMillis), 1e-9);
    }

    @Test
    void medianOfEvenManyIsBetweenTheMiddleTwo() {
        AlternatingRuns runs = new AlternatingRuns(runs(9, 1, 3, 5), runs(2, 1, 1, 2));
        assertEquals(4, runs.solution(Usage::cpuMillis));
        assertEquals(1.5, runs.baseline(Usage::cpuMillis));
    }

    /** The ratio on the largest input is 2.2. */
    @ParameterizedTest
    @CsvSource({"2.1, false", "2.3, true"})
    void goalIsMetOnTheLargestInput(double goal, boolean met) {
        AlternatingRuns slow = new AlternatingRuns(runs(1000), runs(1));
        assertEquals(met, new Result("p", goal, List.of(slow, RUNS), 65536).meetsGoal());
    }

    @Test
    void rowHasTheFiguresOfTheLargestInputInTheirUnits() {
        AlternatingRuns small = new AlternatingRuns(runs(30), runs(20));
        assertEquals(
                """
                        | problem | CPU ms | baseline ms | CPU ratio | goal | wall ratio | peak MiB | limit MiB | CPU ratio at 1/8, 1/4, 1/2, 1 |
                        |---|--:|--:|--:|--:|--:|--:|--:|---|
                        | p | 110 | 50 | 2.20 | 2.00 | 2.20 | 11 | 64 | 1.50, 2.20 |
                        """,
                Report.markdown(List.of(new Result("p", 2, List.of(small, RUNS), 65536))));
    }

    /** So many ms of processor time, twice as many of wall time, and a tenth as many MiB. */
    private static List<Usage> runs(double... millis) {
        return DoubleStream.of(millis).mapToObj(time -> new Usage(time, 2 * time, Math.round(102.4 * time))).toList();
    }
}
