package nimsum.bench;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Runs of a solution and of its floor on the same input, in turn.
 *
 * @param solution
 *            at least one run
 * @param floor
 *            as many
 */
public record Pairs(List<Usage> solution, List<Usage> floor) {

    /** The median time of the solution, in milliseconds. */
    public double millis(ToDoubleFunction<Usage> figure) {
        return median(solution.stream().mapToDouble(figure));
    }

    /** The median time of the floor, in milliseconds. */
    public double floorMillis(ToDoubleFunction<Usage> figure) {
        return median(floor.stream().mapToDouble(figure));
    }

    /** The ratio of the medians. */
    public double ratio(ToDoubleFunction<Usage> figure) {
        return millis(figure) / floorMillis(figure);
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
