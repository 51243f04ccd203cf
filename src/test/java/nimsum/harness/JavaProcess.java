package nimsum.harness;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.process.Command;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;

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

    private static final RunLimits LIMITS = RunLimits.ofTool(60_000);

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
        Run run = run(arguments, input, LIMITS);
        run.exceeded().ifPresent(limit -> {
            throw new AssertionError(problem + " did not end within its limit of " + limit);
        });
        return new JavaProcess(run.status(), run.output(), run.errors());
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
        RunLimits limits = new RunLimits(limit.toMillis(), LIMITS.wallMillis(), LIMITS.memoryKib(), 0,
                LIMITS.outputBytes(), LIMITS.errorBytes());
        return run(List.of("-cp", path, ProgramRunner.class.getName(), className),
                input, limits).exceeded().isEmpty();
    }

    private static Run run(List<String> arguments, String input, RunLimits limits) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xss1m", "-XX:+UseSerialGC"));
        command.addAll(arguments);
        try (ProcessRunner runner = new ProcessRunner()) {
            Path file = runner.folder().resolve("input");
            DataFiles.write(file, input);
            return runner.run(Command.of(command).withInput(file), limits);
        }
    }
}
