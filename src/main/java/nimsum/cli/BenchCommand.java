package nimsum.cli;

import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nimsum.bench.Measurement;
import nimsum.bench.Result;
import nimsum.errors.UsageException;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.process.ProcessRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code scripts/bench}: how much time and memory the solutions take. */
@Command(name = "scripts/bench", description = {
        "Measures the bundle of each problem as whole processes on its largest legal input, next to a baseline that "
                + "only reads the same bytes. Runs alternate, the first ones do not count, and the figures are medians. "
                + "Prints a table in Markdown."}, footer = {"", "Examples:", "  scripts/bench",
                        "  scripts/bench --only endgame --runs 21"})
final class BenchCommand implements Callable<Integer> {

    @Option(names = "--only", paramLabel = "ID", description = "Measure only this problem.")
    private String only;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "21", description = "The number of counted runs of each program on each input (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(names = "--json", description = "Print each run as JSON, for programs.")
    private boolean json;

    @Override
    public Integer call() {
        if (runs < 1) {
            throw new UsageException("--runs has to be positive, not " + runs + ".");
        }
        List<Problem> problems = only == null ? Problems.here().all() : List.of(Problems.here().find(only));
        List<Result> results = new ArrayList<>();
        try (ProcessRunner runner = new ProcessRunner()) {
            Measurement measurement = new Measurement(runs, runner);
            try (Progress progress = Progress.start("bench", (long) problems.size() * measurement.steps())) {
                for (Problem problem : problems) {
                    results.add(measurement.measure(problem, progress::step));
                }
            }
        } finally {
            // Where one fails, those before it took long.
            print(results);
        }
        return 0;
    }

    private void print(List<Result> results) {
        System.out.print(json
                ? new GsonBuilder().setPrettyPrinting().create().toJson(results) + "\n"
                : Result.markdown(results));
    }
}
