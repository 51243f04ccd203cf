package nimsum.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;

/**
 * The result of a command, called as a user calls it with its output not on a terminal.
 */
record Script(int status, String out, String err) {

    /** Lines end in a line feed on every system. */
    Script {
        out = out.replace(System.lineSeparator(), "\n");
        err = err.replace(System.lineSeparator(), "\n");
    }

    private static final RunLimits LIMITS = RunLimits.ofTool(120_000);

    /**
     * Calls a command inside this JVM, in another checkout. The checkout and the streams are those of the whole JVM, so
     * a test that calls this has to be isolated.
     */
    static Script inCheckout(Path home, Callable<Integer> command, String... words) {
        return callInCheckout(home, "", () -> Commands.execute(command, words));
    }

    /** Returns the same of a command that takes its words itself. */
    static Script callInCheckout(Path home, String typed, Callable<Integer> call) {
        String before = System.setProperty("nimsum.home", home.toString());
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            int status = call.call();
            return new Script(status, printed.toString(StandardCharsets.UTF_8), said.toString(StandardCharsets.UTF_8));
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
            if (before == null) {
                System.clearProperty("nimsum.home");
            } else {
                System.setProperty("nimsum.home", before);
            }
        }
    }

    /** Runs any command, with some variables of the environment changed, in some folder. */
    static Script runCommand(List<String> words, Map<String, String> environment, Path folder) {
        try (ProcessRunner runner = new ProcessRunner()) {
            Map<String, String> whole = new HashMap<>(System.getenv());
            whole.putAll(environment);
            Run run = runner.run(
                    new Invocation(words, Path.of("/dev/null"), Optional.of(folder.toAbsolutePath()), whole), LIMITS);
            run.exceeded().ifPresent(limit -> {
                throw new AssertionError(words + " exceeded its limit of " + limit);
            });
            return new Script(run.status(), utf8(run.output()), utf8(run.errors()));
        }
    }

    /** Runs a line of shell in this checkout. */
    static Script shell(String line) {
        return runCommand(List.of("sh", "-c", line), Map.of("LC_ALL", "C"), Path.of(""));
    }

    String lastLine() {
        return out.lines().reduce("", (a, b) -> b);
    }

    private static String utf8(String bytes) {
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
}
