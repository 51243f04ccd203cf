package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What a script of <code>scripts/</code> came to, called as a user calls it with its output not on a terminal.
 *
 * @param status
 *            exit status
 * @param out
 *            standard output
 * @param err
 *            standard error
 */
record Script(int status, String out, String err) {

    private static final int MOST_SECONDS = 120;

    /** Runs a script of this checkout. */
    static Script run(String name, String... words) throws IOException, InterruptedException {
        return run(Map.of(), name, words);
    }

    /** Runs a script with some variables of the environment changed. */
    static Script run(Map<String, String> environment, String name, String... words)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile("nimsum-script-", ".out");
        Path err = Files.createTempFile("nimsum-script-", ".err");
        try {
            Process process = start(environment, out, err, name, words);
            boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            assertTrue(ended, name + " did not end");
            return new Script(process.exitValue(), read(out), read(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    /** Starts a script and does not wait for it. */
    static Process start(Map<String, String> environment, Path out, Path err, String name, String... words)
            throws IOException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", Path.of("scripts", name).toString()));
        command.addAll(Arrays.asList(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** The last line of standard output. */
    String lastLine() {
        return out.lines().reduce("", (a, b) -> b);
    }

    /** Whether there are other characters than newlines and printable ones. */
    boolean hasControlCharacters() {
        return (out + err).chars().anyMatch(c -> c != '\n' && Character.isISOControl(c));
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
