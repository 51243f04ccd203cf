package nimsum.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.IOUtils;

/**
 * What one process took, as the operating system counted it.
 *
 * @param cpuMillis
 *            user and system time of all its threads
 * @param wallMillis
 *            from its start to its end
 */
public record Usage(double cpuMillis, double wallMillis) {

    private static final int MOST_SECONDS = 120;

    /**
     * Runs a command to its end. Its output is thrown away. The shell's own <code>time</code> reads the counters, on Linux and
     * on macOS.
     *
     * @throws IllegalStateException
     *             if the command fails, with what it said
     */
    static Usage of(List<String> command, Path input) {
        List<String> timed = new ArrayList<>(List.of("bash", "-c",
                "TIMEFORMAT='%3U %3S %3R'; { time \"$@\" > /dev/null 2>&3; } 3>&1 || exit 1", "bash"));
        timed.addAll(command);
        try {
            Process process = new ProcessBuilder(timed).redirectInput(input.toFile()).start();
            if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("not done within " + MOST_SECONDS + " s: " + String.join(" ", command));
            }
            if (process.exitValue() != 0) {
                throw new IllegalStateException(IOUtils.toString(process.getInputStream(), StandardCharsets.UTF_8)
                        + "failed: " + String.join(" ", command));
            }
            // In some locales the shell writes a decimal comma.
            String[] seconds = IOUtils.toString(process.getErrorStream(), StandardCharsets.UTF_8).replace(',', '.')
                    .strip()
                    .split(" ");
            double cpu = Double.parseDouble(seconds[0]) + Double.parseDouble(seconds[1]);
            return new Usage(1000 * cpu, 1000 * Double.parseDouble(seconds[2]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
