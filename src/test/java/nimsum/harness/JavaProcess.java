package nimsum.harness;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.Command;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;

/** Runs of solutions in a JVM of their own. */
final class JavaProcess {

    /** A machine may be busy: only processor time tells how long a program takes, and this ends what waits. */
    private static final RunLimits LIMITS = RunLimits.ofTool(60_000);
    /** What a JVM may hold besides its heap. */
    private static final long RUNTIME_KIB = 256L << 10;

    /**
     * Runs <code>Main</code> as a judge does, with a stack of 1 MiB and within the time and the memory of the problem.
     *
     * @param input
     *            each character one byte
     * @throws AssertionError
     *             if it exceeds a limit
     */
    static Run run(Problem problem, String input) {
        Limits limits = problem.file().limits();
        Run run = run(limits.timeMs(), limits.memoryKib(), problem.home().resolve("target/classes").toString(),
                input, problem.id() + ".Main");
        run.exceeded().ifPresent(limit -> {
            throw new AssertionError(problem + " exceeds its limit of " + limit + ": " + limits);
        });
        return run;
    }

    /**
     * Whether a program of a problem ends within its time in a JVM of its own; it is killed if not.
     *
     * @param className
     *            of a class with <code>solve</code>
     * @param classes
     *            a folder to look for it in, besides those of this JVM
     */
    static boolean endsInTime(Problem problem, String className, Path classes, String input) {
        String path = System.getProperty("java.class.path") + File.pathSeparator + classes;
        return run(problem.file().limits().timeMs(), LIMITS.memoryKib(), path, input,
                ProgramRunner.class.getName(), className).exceeded().isEmpty();
    }

    private static Run run(long cpuMillis, long heapKib, String classPath, String input, String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heapKib + "k", "-Xss1m",
                "-XX:+UseSerialGC", "-cp", classPath));
        command.addAll(List.of(words));
        RunLimits limits = new RunLimits(cpuMillis, LIMITS.wallMillis(), heapKib + RUNTIME_KIB, 0,
                LIMITS.outputBytes(), LIMITS.errorBytes());
        try (ProcessRunner runner = new ProcessRunner()) {
            Path file = runner.folder().resolve("input");
            DataFiles.write(file, input);
            return runner.run(Command.of(command).withInput(file), limits);
        }
    }
}
