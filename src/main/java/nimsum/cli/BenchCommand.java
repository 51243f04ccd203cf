package nimsum.cli;

import com.google.gson.GsonBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nimsum.bench.Measurement;
import nimsum.bench.Report;
import nimsum.bench.Result;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** <code>scripts/bench</code>: how much time and memory the solutions take. */
@Command(name = "scripts/bench", description = {
        "Measures the bundle of each problem as whole processes on its largest legal input, beside a floor: a program that",
        "only reads the same bytes. Runs alternate, the first ones do not count, and the figures are medians.",
        "Prints a table in Markdown."}, footer = {"", "Examples:", "  scripts/bench",
                "  scripts/bench --only endgame --runs 21", "  scripts/bench --check"})
final class BenchCommand implements Callable<Integer> {

    @Option(names = "--only", paramLabel = "ID", description = "measure this problem alone")
    private String only;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "21", description = "counted runs of each program on each input (default: ${DEFAULT-VALUE})")
    private int runs;

    @Option(names = "--json", description = "print every run, for programs")
    private boolean json;

    @Option(names = "--check", description = "exit status 1 if a ratio of CPU times is over its goal")
    private boolean check;

    public static void main(String[] args) {
        Commands.main(new BenchCommand(), args);
    }

    @Override
    public Integer call() throws Exception {
        if (runs < 1) {
            throw new UsageException("--runs must be 1 or more, not " + runs + ".");
        }
        List<Problem> problems = only == null ? Problems.here().all() : List.of(Problems.here().find(only));
        Path folder = Files.createTempDirectory("nimsum-bench");
        List<Result> results = new ArrayList<>();
        try {
            Measurement measurement = new Measurement(runs, folder);
            try (Progress progress = Progress.start("bench", (long) problems.size() * measurement.steps())) {
                for (Problem problem : problems) {
                    results.add(measurement.measure(problem, progress::step));
                }
            }
        } finally {
            FileUtils.deleteDirectory(folder.toFile());
        }
        System.out.print(json
                ? new GsonBuilder().setPrettyPrinting().create().toJson(results) + "\n"
                : Report.markdown(results));
        return check && !results.stream().allMatch(Result::meetsGoal) ? 1 : 0;
    }
}
