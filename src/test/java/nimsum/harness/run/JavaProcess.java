package nimsum.harness.run;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.TestCase;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Assumptions;

/** Runs of solutions in a JVM of their own. Limits of time and memory are held on Linux only. */
public final class JavaProcess {

    /** A machine may be busy: only processor time tells how long a program takes, and this ends what waits. */
    private static final RunLimits LIMITS = RunLimits.ofTool(60_000);
    /** What a JVM may hold besides its heap. */
    private static final long RUNTIME_KIB = 256L << 10;
    private static final boolean LIMITED = ProcessRunner.isSupported();

    /**
     * Whether it is one of the largest inputs that are legal, which are numbered 90 to 99: each is run in a JVM of its
     * own.
     */
    public static boolean isLargest(TestCase test) {
        return test.name().matches("secret/9\\d-.*");
    }

    /**
     * Runs a solution as a judge does, with a stack of 1 MiB and within the time and the memory of the problem.
     *
     * @param classPath has its class {@code main}
     * @param input each character one byte
     * @throws AssertionError if it exceeds a limit
     */
    public static Run run(Problem problem, String classPath, String main, String input) {
        Limits limits = problem.file().limits();
        Run run = run(limits.timeMs(), limits.memoryKib(), classPath, input, main);
        run.exceeded().ifPresent(limit -> {
            throw new AssertionError(problem + " exceeds its limit of " + limit + ": " + limits);
        });
        return run;
    }

    /**
     * Whether a program of a problem ends within its time in a JVM of its own; it is killed if not.
     *
     * @param className of a class with {@code solve}
     * @param classes a folder to look for it in, besides those of this JVM
     */
    public static boolean endsInTime(Problem problem, String className, Path classes, String input) {
        Assumptions.assumeTrue(LIMITED, "limits of time and memory are held on Linux only");
        String path = System.getProperty("java.class.path") + File.pathSeparator + classes;
        return run(problem.file().limits().timeMs(), LIMITS.memoryKib(), path, input,
                ProgramRunner.class.getName(), className).exceeded().isEmpty();
    }

    private static Run run(long cpuMillis, long heapKib, String classPath, String input, String... words) {
        List<String> command = new ArrayList<>(List.of("-Xmx" + heapKib + "k", "-Xss1m", "-XX:+UseSerialGC", "-cp",
                classPath));
        command.addAll(List.of(words));
        return run(command, input, new RunLimits(cpuMillis, LIMITS.idleMillis(), heapKib + RUNTIME_KIB, 0, 0,
                LIMITS.outputBytes(), LIMITS.errorBytes()));
    }

    /** Runs the {@code java} of this JVM with some words. */
    public static Run run(List<String> words, String input, RunLimits limits) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(words);
        try {
            Path file = Files.createTempFile("nimsum-", ".in");
            try {
                Files.writeString(file, input, ISO_8859_1);
                return LIMITED ? limitedRun(command, file, limits) : plainRun(command, file, limits.idleMillis());
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Run limitedRun(List<String> command, Path input, RunLimits limits) {
        try (ProcessRunner runner = new ProcessRunner()) {
            return runner.run(Invocation.of(command).withInput(input), limits);
        }
    }

    private static Run plainRun(List<String> command, Path input, long wallMillis) throws IOException {
        Path output = Files.createTempFile("nimsum-", ".out");
        Path errors = Files.createTempFile("nimsum-", ".err");
        try {
            Process process = new ProcessBuilder(command).redirectInput(input.toFile())
                    .redirectOutput(output.toFile()).redirectError(errors.toFile()).start();
            boolean ended = process.waitFor(wallMillis, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            return new Run(ended ? Optional.empty() : Optional.of(Run.Limit.IDLE_TIME), process.exitValue(), 0, 0,
                    Run.PeakMemory.UNKNOWN, Files.readString(output, ISO_8859_1),
                    Files.readString(errors, ISO_8859_1));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }
}
