package nimsum.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import nimsum.bundle.BundleException;
import nimsum.bundle.Bundler;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.JudgeEntry;
import nimsum.problem.Problems;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * <code>scripts/bundle ID [--judge NAME]</code>: one self-contained source file on standard output, and nothing else on it.
 * Exit status 0 done, 1 a source that can't be bundled, 2 wrong usage.
 */
@Command(name = "scripts/bundle", description = {
        "Prints a solution as one self-contained source file, ready to be submitted."}, footer = {"",
                "Examples: scripts/bundle poj2311 > Main.java", "          scripts/bundle easychase --judge TopCoder",
                "          scripts/bundle --all"})
final class BundleCommand implements Callable<Integer> {

    /** One problem, or all of them. */
    private static final class What {

        @Parameters(paramLabel = "ID", description = "the name of a folder in problems/")
        private String id;

        @Option(names = "--all", required = true, description = "every problem for every judge that it names: writes target/submit/JUDGE/ID.java")
        private boolean all;
    }

    @ArgGroup(multiplicity = "1")
    private What what;

    @Option(names = "--judge", paramLabel = "NAME", description = "a judge that problem.yaml names; without it the first one")
    private String judge;

    public static void main(String[] args) {
        Commands.main(new BundleCommand(), args);
    }

    @Override
    public Integer call() throws IOException {
        OnlineJudges judges = OnlineJudges.known();
        if (what.all) {
            writeAll(judges);
        } else {
            Problem problem = Problems.here().find(what.id);
            String name = judge != null ? judge : problem.file().judges().get(0).judge();
            System.out.write(bytes(Bundler.bundle(problem, judges.find(problem, name))));
            System.out.flush();
        }
        return 0;
    }

    /** A bundle that is to be written. */
    private record Task(Problem problem, OnlineJudge judge) {
    }

    private void writeAll(OnlineJudges judges) throws IOException {
        List<Task> tasks = Problems.here().all().stream().flatMap(problem -> problem.file().judges().stream()
                .map(JudgeEntry::judge).filter(name -> judge == null || judge.equals(judges.find(judge).name()))
                .map(name -> new Task(problem, judges.find(name)))).toList();
        try (Progress progress = Progress.start("Bundling", tasks.size())) {
            for (Task task : tasks) {
                Path file = task.problem.home()
                        .resolve(Path.of("target", "submit", task.judge.name(), task.problem.id() + ".java"));
                Files.createDirectories(file.getParent());
                Files.write(file, bytes(bundle(task)));
                progress.step();
            }
        }
        System.err.println(tasks.size() + " files in target/submit");
    }

    private static String bundle(Task task) {
        try {
            return Bundler.bundle(task.problem, task.judge);
        } catch (BundleException e) {
            throw new BundleException(task.problem + " for " + task.judge + ": " + e.getMessage());
        }
    }

    private static byte[] bytes(String bundle) {
        return bundle.getBytes(StandardCharsets.US_ASCII);
    }
}
