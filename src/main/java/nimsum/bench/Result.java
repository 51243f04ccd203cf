package nimsum.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * The result of the measurements of one problem.
 *
 * @param growth the runs at 1/8, 1/4, 1/2 and all of the largest size
 * @param limitKib the judge's limit, which the heap was bounded by
 */
public record Result(String problem, List<AlternatingRuns> growth, int limitKib) {

    private static final String HEAD = """
            | problem | CPU ms | baseline ms | CPU ratio | wall ratio | peak MiB | limit MiB | CPU ratio at 1/8, 1/4, 1/2, 1 |
            |---|--:|--:|--:|--:|--:|--:|---|
            """;

    /**
     * Runs of a solution and of its baseline on the same input, in turn.
     *
     * @param solution at least one run
     * @param baseline as many
     */
    public record AlternatingRuns(List<Usage> solution, List<Usage> baseline) {

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

    /**
     * The resource usage of one process, as the operating system counted it.
     *
     * @param cpuMillis user and system time of all its threads
     * @param wallMillis from its start to its end, with some 10 ms for the shell around it
     * @param peakKib the most memory that it held, or 0 where the system does not tell
     */
    public record Usage(double cpuMillis, double wallMillis, long peakKib) {
    }

    public static String markdown(List<Result> results) {
        return results.stream().map(Result::row).collect(Collectors.joining("", HEAD, ""));
    }

    private String row() {
        AlternatingRuns largest = growth.get(growth.size() - 1);
        String ratios = growth.stream().map(runs -> text("%.2f", runs.ratio(Usage::cpuMillis)))
                .collect(Collectors.joining(", "));
        double peakKib = largest.solution(Usage::peakKib);
        return text("| %s | %.0f | %.0f | %.2f | %.2f | %s | %.0f | %s |\n", problem,
                largest.solution(Usage::cpuMillis), largest.baseline(Usage::cpuMillis),
                largest.ratio(Usage::cpuMillis), largest.ratio(Usage::wallMillis),
                peakKib > 0 ? text("%.0f", peakKib / 1024) : "-", limitKib / 1024.0, ratios);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
