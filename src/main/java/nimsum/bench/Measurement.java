package nimsum.bench;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import nimsum.bench.Result.AlternatingRuns;
import nimsum.bench.Result.Usage;
import nimsum.bundle.Bundler;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.input.Cases;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;

/**
 * Measures whole processes: the bundle of a problem and a baseline that only reads the same bytes, in turn, each in a
 * fresh JVM with the judge's memory as its heap and a stack of 1 MiB.
 *
 * @param runs counted runs of each program on each input
 */
public record Measurement(int runs, ProcessRunner runner) {

    private static final int MAX_WARM_UPS = 2;
    private static final RunLimits LIMITS = RunLimits.ofTool(120_000);

    /** Returns the number of processes that a measurement starts, for its progress. */
    public int steps() {
        return (warmUps() + runs) * Cases.EIGHTHS.size() * 2;
    }

    /**
     * Measures one problem.
     *
     * @param step called after each process
     * @throws CheckoutException if a program fails, with what it said
     */
    public Result measure(Problem problem, Runnable step) {
        int limit = problem.file().limits().memoryKib();
        List<Path> inputs = Cases.EIGHTHS.stream().map(eighths -> input(problem, eighths)).toList();
        JudgeEntry judge = problem.file().programJudge();
        List<String> solution = java(limit, compile(problem, judge), judge.className());
        List<String> baseline = java(limit, ownClasses(), Baseline.class.getName(),
                tokens(problem, inputs.get(inputs.size() - 1)));
        List<AlternatingRuns> growth = inputs.stream()
                .map(input -> new AlternatingRuns(new ArrayList<>(), new ArrayList<>())).toList();
        for (int run = -warmUps(); run < runs; run++) {
            for (int size = 0; size < inputs.size(); size++) {
                Usage ofSolution = usage(solution, inputs.get(size));
                step.run();
                Usage ofBaseline = usage(baseline, inputs.get(size));
                step.run();
                if (run >= 0) {
                    growth.get(size).solution().add(ofSolution);
                    growth.get(size).baseline().add(ofBaseline);
                }
            }
        }
        return new Result(problem.id(), growth, limit);
    }

    /** Returns the number of runs that do not count; who wants a single run does not want exact figures. */
    private int warmUps() {
        return Math.min(MAX_WARM_UPS, runs - 1);
    }

    static List<String> java(int heapKib, Path classes, String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heapKib + "k", "-Xss1m",
                "-XX:+UseSerialGC", "-cp", classes.toString()));
        command.addAll(List.of(words));
        return command;
    }

    private Usage usage(List<String> command, Path input) {
        Run run = runner.run(Invocation.of(command).withInput(input), LIMITS);
        if (!run.succeeded()) {
            throw new CheckoutException(
                    run.errors() + run.exceeded().map(limit -> limit + " exceeded, ").orElse("") + "exit status "
                            + run.status() + ": " + String.join(" ", command));
        }
        return new Usage(run.cpuMillis(), run.wallMillis(), run.peak().exact() ? run.peak().kib() : 0);
    }

    private Path compile(Problem problem, JudgeEntry judge) {
        Path classes = runner.folder().resolve(problem.id());
        Path source = classes.resolve(judge.className() + ".java");
        DataFiles.write(source, Bundler.bundle(problem, judge));
        int status = ToolProvider.findFirst("javac").orElseThrow()
                .run(System.err, System.err, "-nowarn", "-d", classes.toString(), source.toString());
        if (status != 0) {
            throw new CheckoutException("the bundle of " + problem + " does not compile");
        }
        return classes;
    }

    private Path input(Problem problem, int eighths) {
        Path file = runner.folder().resolve(problem.id() + "-" + eighths + ".in");
        DataFiles.write(file, problem.cases().largest(eighths));
        return file;
    }

    /** Returns the folder of the classes of this program. If a script runs it, these are not the classes of Maven. */
    private static Path ownClasses() {
        return Path.of(URI.create(Baseline.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private static String tokens(Problem problem, Path input) {
        boolean small = problem.file().bounds().values().stream().allMatch(range -> range.reach() >>> 31 == 0);
        String text = DataFiles.read(input);
        // More than ten digits in a row are no int.
        boolean hasRows = Pattern.compile("[0-9]{11}").matcher(text).find();
        return small && text.matches("[-0-9\\s]*") && !hasRows ? "numbers" : "words";
    }
}
