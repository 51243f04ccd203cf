package nimsum.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nimsum.bundle.Bundler;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code scripts/bundle ID [--judge NAME]}, {@code scripts/bundle FILE.java}: one self-contained source file on
 * standard output, and nothing else on it. Exit status 0 done, 1 a source that can't be bundled, 2 wrong usage.
 */
@Command(name = "scripts/bundle", description = {
        "Prints a solution as one self-contained source file, ready to be submitted.", "",
        "FILE.java is a class of your own that imports nimsum.util, for a problem that is not in this repository. "
                + "Classes next to it that it uses come along.",
        ""}, footer = {"",
                "Examples: scripts/bundle poj2311 > Main.java", "          scripts/bundle easychase --judge TopCoder",
                "          scripts/bundle Answer.java > target/Answer.java",
                "          scripts/bundle --all"})
final class BundleCommand implements Callable<Integer> {

    private static final class What {

        @Parameters(paramLabel = "ID|FILE.java", description = "The name of a folder in problems/, or a class of your own.")
        private String id;

        @Option(names = "--all", required = true, description = "Writes every problem for every judge that has it, or for the judge of --judge, into target/submit/JUDGE/ID. The file is called Main.java, or after the class that the judge wants.")
        private boolean all;
    }

    @ArgGroup(multiplicity = "1")
    private What what;

    @Option(names = "--judge", paramLabel = "NAME", description = "A judge that problem.yaml names. Without it, the first one.")
    private String judge;

    @Override
    public Integer call() {
        if (what.all) {
            writeAll();
        } else if (what.id.endsWith(".java")) {
            if (judge != null) {
                throw new UsageException("--judge goes with a problem of this repository, not with " + what.id + ".");
            }
            System.out.print(Bundler.bundle(Problems.here().home(), Path.of(what.id)));
        } else if (what.id.matches(".*\\.(cpp|cc|cxx|c|py|kt)")) {
            throw new UsageException("scripts/bundle is for Java: " + what.id + " can be submitted as it is.");
        } else {
            Problem problem = Problems.here().find(what.id);
            JudgeEntry chosen = judge == null ? problem.file().judges().get(0) : problem.at(judge);
            System.out.print(Bundler.bundle(problem, chosen));
            tellIfClosed(chosen.judge());
        }
        return 0;
    }

    private static void tellIfClosed(OnlineJudge judge) {
        judge.closed().ifPresent(closure -> System.err
                .println(judge + " takes no programs since " + closure.since() + " (" + closure.source() + ")."));
    }

    private record Task(Problem problem, JudgeEntry entry) {

        private OnlineJudge judge() {
            return entry.judge();
        }

        private Path file() {
            return problem.home().resolve(Path.of("target", "submit", judge().name(), problem.id(),
                    entry.className() + ".java"));
        }
    }

    private void writeAll() {
        List<Task> all = Problems.here().all().stream().flatMap(
                problem -> problem.file().judges().stream().map(entry -> new Task(problem, entry))).toList();
        Optional<OnlineJudge> only = Optional.ofNullable(judge).map(OnlineJudge::parse);
        List<Task> tasks = all.stream().filter(task -> only.isEmpty() || only.get().equals(task.judge())).toList();
        if (tasks.isEmpty()) {
            throw new UsageException("No problem is at " + judge + ".\nThe judges of the problems are: "
                    + all.stream().map(task -> task.judge().name()).distinct().collect(Collectors.joining(", ")) + ".");
        }
        try (Progress progress = Progress.start("Bundling", tasks.size())) {
            for (Task task : tasks) {
                DataFiles.write(task.file(), Bundler.bundle(task.problem, task.entry));
                progress.step();
            }
        }
        System.err.println(tasks.size() + (tasks.size() == 1 ? " file" : " files") + " in target/submit"
                + only.map(chosen -> "/" + chosen).orElse(""));
        tasks.stream().map(Task::judge).distinct().forEach(BundleCommand::tellIfClosed);
    }
}
