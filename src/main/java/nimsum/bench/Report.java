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
        String growth = result.growth().stream().map(runs -> text("%.2f", runs.ratio(Usage::cpuMillis)))
                .collect(Collectors.joining(", "));
        double peakKib = largest.solution(Usage::peakKib);
        return text("| %s | %.0f | %.0f | %.2f | %.2f | %s | %.0f | %s |\n", result.problem(),
                largest.solution(Usage::cpuMillis), largest.baseline(Usage::cpuMillis),
                largest.ratio(Usage::cpuMillis), largest.ratio(Usage::wallMillis),
                peakKib > 0 ? text("%.0f", peakKib / 1024) : "-", result.limitKib() / 1024.0, growth);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
