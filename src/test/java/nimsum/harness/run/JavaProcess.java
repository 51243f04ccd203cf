package nimsum.harness.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nimsum.data.TestCase;
import nimsum.files.DataFiles;
import nimsum.online.Limits;
import nimsum.problem.Problem;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Assumptions;

/** Runs of solutions in a JVM of their own. They are skipped where processes cannot be run under limits. */
public final class JavaProcess {

    static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    /** A machine may be busy: only processor time tells how long a program takes, and this ends what waits. */
    private static final RunLimits LIMITS = RunLimits.ofTool(60_000);
    /** What a JVM may hold besides its heap. */
    private static final long RUNTIME_KIB = 256L << 10;

    /**
     * Tells whether it is one of the largest inputs that are legal, which are numbered 90 to 99: each is run in a JVM
     * of its own.
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

    private static Run run(long cpuMillis, long heapKib, String classPath, String input, String... words) {
        List<String> command = new ArrayList<>(List.of("-Xmx" + heapKib + "k", "-Xss1m", "-XX:+UseSerialGC", "-cp",
                classPath));
        command.addAll(List.of(words));
        return run(command, input, new RunLimits(cpuMillis, LIMITS.idleMillis(), heapKib + RUNTIME_KIB, 0, 0,
                LIMITS.outputBytes(), LIMITS.errorBytes()));
    }

    /** Runs the {@code java} of this JVM with some words. */
    public static Run run(List<String> words, String input, RunLimits limits) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(words);
        Assumptions.assumeTrue(ProcessRunner.isSupported(), "processes are run under limits on Linux only");
        try (ProcessRunner runner = new ProcessRunner()) {
            Path file = runner.folder().resolve("input");
            DataFiles.write(file, input);
            return runner.run(Invocation.of(command).withInput(file), limits);
        }
    }
}
