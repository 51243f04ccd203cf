package nimsum.bench;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import nimsum.process.Run;

/**
 * Runs of a solution and of its baseline on the same input, in turn.
 *
 * @param solution at least one run
 * @param baseline as many
 */
public record AlternatingRuns(List<Usage> solution, List<Usage> baseline) {

    /**
     * What one process took, as the operating system counted it.
     *
     * @param cpuMillis user and system time of all its threads
     * @param wallMillis from its start to its end, with some 10 ms for the shell around it
     * @param peakKib the most memory that it held, or 0 where the system does not tell
     */
    public record Usage(double cpuMillis, double wallMillis, long peakKib) {

        static Usage of(Run run) {
            return new Usage(run.cpuMillis(), run.wallMillis(), run.peak().exact() ? run.peak().kib() : 0);
        }
    }

    public double solution(ToDoubleFunction<Usage> figure) {
        return median(solution.stream().mapToDouble(figure));
    }

    public double baseline(ToDoubleFunction<Usage> figure) {
        return median(baseline.stream().mapToDouble(figure));
    }

    public double ratio(ToDoubleFunction<Usage> figure) {
        return solution(figure) / baseline(figure);
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
