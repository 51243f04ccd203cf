package nimsum.harness;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;

/**
 * What one run of a solution in a JVM of its own came to.
 *
 * @param status
 *            exit status
 * @param output
 *            standard output, each character one byte
 * @param messages
 *            standard error
 */
record JavaProcess(int status, String output, String messages) {

    private static final Duration MOST_TIME = Duration.ofSeconds(60);
    /** How often to look whether a process has ended or is past its limit. */
    private static final long STEP_MILLIS = 20;

    /**
     * Runs <code>Main</code> as a judge does, with a stack of 1 MiB.
     *
     * @param input
     *            each character one byte
     * @param flags
     *            further flags for the JVM
     */
    static JavaProcess run(Problem problem, String input, String... flags) {
        List<String> arguments = new ArrayList<>(List.of(flags));
        arguments.addAll(List.of("-cp", problem.home().resolve("target/classes").toString(), problem.id() + ".Main"));
        return run(arguments, input, MOST_TIME)
                .orElseThrow(() -> new AssertionError(problem + " did not end within " + MOST_TIME));
    }

    /**
     * Whether a program of the problems ends within so much processor time in a JVM of its own; it is killed if not.
     *
     * @param className
     *            of a class with <code>solve</code>
     * @param classes
     *            a folder to look for it in, besides those of this JVM
     */
    static boolean endsWithin(Duration limit, String className, Path classes, String input) {
        String path = System.getProperty("java.class.path") + File.pathSeparator + classes;
        return run(List.of("-cp", path, ProgramRunner.class.getName(), className), input, limit).isPresent();
    }

    private static Optional<JavaProcess> run(List<String> arguments, String input, Duration limit) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xss1m", "-XX:+UseSerialGC"));
        command.addAll(arguments);
        try {
            // Files and not pipes: nothing has to be fed or drained while the process runs.
            Path folder = Files.createTempDirectory("nimsum");
            try {
                return run(command, input, limit, folder);
            } finally {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<JavaProcess> run(List<String> command, String input, Duration limit, Path folder)
            throws IOException, InterruptedException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        DataFiles.write(in, input);
        Process process = new ProcessBuilder(command).redirectInput(in.toFile()).redirectOutput(out.toFile())
                .redirectError(err.toFile()).start();
        long deadline = System.nanoTime() + MOST_TIME.toNanos();
        while (!process.waitFor(STEP_MILLIS, TimeUnit.MILLISECONDS)) {
            if (System.nanoTime() > deadline || isPast(limit, process)) {
                process.destroyForcibly().waitFor();
                return Optional.empty();
            }
        }
        return Optional.of(new JavaProcess(process.exitValue(), DataFiles.read(out), DataFiles.read(err)));
    }

    private static boolean isPast(Duration limit, Process process) {
        return process.info().totalCpuDuration().filter(time -> time.compareTo(limit) > 0).isPresent();
    }
}
