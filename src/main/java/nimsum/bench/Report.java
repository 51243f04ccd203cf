package nimsum.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Results as a table in Markdown. */
public final class Report {

    private static final String HEAD = """
            | problem | CPU ms | baseline ms | CPU ratio | wall ratio | peak MiB | limit MiB | CPU ratio at 1/8, 1/4, 1/2, 1 |
            |---|--:|--:|--:|--:|--:|--:|---|
            """;

    /** A row a problem. */
    public static String markdown(List<Result> results) {
        return results.stream().map(Report::row).collect(Collectors.joining("", HEAD, ""));
    }

    private static String row(Result result) {
        AlternatingRuns largest = result.largest();
        String growth = result.growth().stream().map(runs -> ratio(runs.ratio(Usage::cpuMillis)))
                .collect(Collectors.joining(", "));
        double peakKib = largest.solution(Usage::peakKib);
        String peak = peakKib > 0 ? mebibytes(peakKib) : "-";
        return String.format(Locale.ROOT, "| %s | %.0f | %.0f | %s | %s | %s | %s | %s |\n", result.problem(),
                largest.solution(Usage::cpuMillis), largest.baseline(Usage::cpuMillis),
                ratio(largest.ratio(Usage::cpuMillis)), ratio(largest.ratio(Usage::wallMillis)),
                peak,
                mebibytes(result.limitKib()), growth);
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static String mebibytes(double kib) {
        return String.format(Locale.ROOT, "%.0f", kib / 1024.0);
    }
}
