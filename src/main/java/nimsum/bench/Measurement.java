package nimsum.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import nimsum.bundle.Bundler;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import org.apache.commons.io.IOUtils;

/**
 * Measures whole processes: the bundle of a problem and a floor that only reads the same bytes, in turn, each in a fresh JVM
 * with the judge's memory as its heap and a stack of 1 MiB.
 *
 * @param runs
 *            counted runs of each program on each input
 * @param folder
 *            an empty folder to work in
 */
public record Measurement(int runs, Path folder) {

    /** Parts of the largest size, in eighths. */
    private static final List<Integer> SIZES = List.of(1, 2, 4, 8);

    private static final int WARM_UPS = 2;

    /** How many processes a measurement starts, for its progress. */
    public int steps() {
        return (WARM_UPS + runs) * SIZES.size() * 2;
    }

    /**
     * Measures one problem.
     *
     * @param step
     *            called after each process
     */
    public Result measure(Problem problem, Runnable step) {
        Path classes = compile(problem);
        int limit = problem.file().limits().memoryKib();
        List<String> java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + limit + "k",
                "-Xss1m", "-XX:+UseSerialGC", "-cp");
        List<String> solution = join(java, List.of(classes.toString(), "Main"));
        String own = problem.home().resolve("target/classes").toString();
        List<Path> inputs = SIZES.stream().map(eighths -> input(problem, eighths)).toList();
        List<String> floor = join(java, List.of(own, Floor.class.getName(), tokens(inputs.get(0))));
        List<Pairs> growth = inputs.stream().map(input -> new Pairs(new ArrayList<>(), new ArrayList<>())).toList();
        for (int run = -WARM_UPS; run < runs; run++) {
            for (int size = 0; size < inputs.size(); size++) {
                Usage ofSolution = Usage.of(solution, inputs.get(size));
                step.run();
                Usage ofFloor = Usage.of(floor, inputs.get(size));
                step.run();
                if (run >= 0) {
                    growth.get(size).solution().add(ofSolution);
                    growth.get(size).floor().add(ofFloor);
                }
            }
        }
        List<String> memory = join(java, List.of(classes + System.getProperty("path.separator") + own,
                PeakMemory.class.getName(), "Main"));
        return new Result(problem.id(), problem.file().cpuRatio(), growth,
                peakKib(memory, inputs.get(inputs.size() - 1)),
                limit);
    }

    private Path compile(Problem problem) {
        Path classes = folder.resolve(problem.id());
        Path source = classes.resolve("Main.java");
        OnlineJudge judge = OnlineJudges.known().find(problem.file().programJudge().judge());
        DataFiles.write(source, Bundler.bundle(problem, judge));
        int status = ToolProvider.findFirst("javac").orElseThrow(() -> new IllegalStateException("a JDK is needed"))
                .run(System.err, System.err, "-nowarn", "-d", classes.toString(), source.toString());
        if (status != 0) {
            throw new IllegalStateException("the bundle of " + problem + " does not compile");
        }
        return classes;
    }

    private Path input(Problem problem, int eighths) {
        Path file = folder.resolve(problem.id() + "-" + eighths + ".in");
        DataFiles.write(file, problem.cases().largest(eighths));
        return file;
    }

    private static String tokens(Path input) {
        return DataFiles.read(input).matches("[-0-9\\s]*") ? "numbers" : "words";
    }

    private static int peakKib(List<String> command, Path input) {
        try {
            Process process = new ProcessBuilder(command).redirectInput(input.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
            String answer = IOUtils.toString(process.getInputStream(), StandardCharsets.US_ASCII).strip();
            return answer.isEmpty() ? 0 : Integer.parseInt(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> join(List<String> a, List<String> b) {
        List<String> joined = new ArrayList<>(a);
        joined.addAll(b);
        return List.copyOf(joined);
    }
}
