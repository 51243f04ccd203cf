package nimsum.author;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import nimsum.data.TestCase;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.RunLimits;
import org.apache.commons.io.IOUtils;

/** Mistakes that are too slow: each is run in a JVM of its own, which is killed when its time is over. */
public final class SlowRuns {

    /** The memory of a JVM in KiB. It is ample, because the time is measured. */
    private static final int HEAP_KIB = 1 << 20, MEMORY_KIB = 3 << 19;
    private static final RunLimits TOOL = RunLimits.ofTool(60_000);

    /** Tells whether a mistake takes longer on a case than the time limit. */
    static boolean isTooSlow(WrongSolution wrong, TestCase test) {
        if (!ProcessRunner.isSupported()) {
            throw new CheckoutException("Programs that are too slow are measured on Linux only.");
        }
        Problem problem = wrong.problem();
        List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + HEAP_KIB + "k", "-Xss1m", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path") + File.pathSeparator + wrong.folder(),
                SlowRuns.class.getName(), wrong.program().toString());
        try (ProcessRunner runner = new ProcessRunner()) {
            return runner.run(Invocation.of(command).withInput(test.input()),
                    new RunLimits(problem.file().limits().timeMs(), TOOL.idleMillis(), MEMORY_KIB, 0, 0,
                            TOOL.outputBytes(), TOOL.errorBytes()))
                    .exceeded().isPresent();
        }
    }

    /** Returns what a measurement depends on: a digest of the program, without its comments, and of the case. */
    public static String digest(WrongSolution wrong, TestCase test) {
        return DataFiles.sha256(wrong.code() + test.name() + test.readInput());
    }

    /** Runs a program that has only {@code solve}, named by its class. */
    public static void main(String[] args) throws IOException {
        System.out.print(Program.of(args[0]).run(IOUtils.toString(System.in, StandardCharsets.ISO_8859_1)));
    }
}
