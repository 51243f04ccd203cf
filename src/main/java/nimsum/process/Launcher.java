package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Starts commands through a shell in a session of their own. The shell sets the limits that the system itself keeps,
 * waits for the command, and reports its exit status and what it used.
 *
 * @param report the file for the report
 * @param kernelUsage what adds the kernel's figures to the report
 */
record Launcher(Path report, KernelUsage kernelUsage) {

    /** The variable of the environment that marks the processes of a run. */
    private static final String MARK = "NIMSUM_RUN";
    private static final int BYTES_PER_BLOCK = 512;
    /** The system steps in this much later than the watch: it guards the machine in case this JVM is killed. */
    private static final int GUARD_SECONDS = 2;
    /** The subshell keeps the shell from telling of signals on the program's standard error. */
    private static final String SCRIPT = """
            report=$1 seconds=$2 kib=$3 stack=$4 blocks=$5 tool=$6 flag=$7 code=$8; shift 8
            exec 3>&2 2>/dev/null
            (ulimit -c 0; ulimit -t "$seconds"; ulimit -f "$blocks"
             [ "$kib" = 0 ] || ulimit -v "$kib"
             [ "$stack" = 0 ] || ulimit -S -s "$stack" || ulimit -S -s "$(ulimit -H -s)"
             exec "$@" 2>&3 3>&-)
            status=$?
            { echo "$status"; times; } >"$report"
            [ -z "$tool" ] || exec "$tool" "$flag" "$code" "$report" "$status"
            exit "$status"
            """;
    /** The lines of the report: the status, the times of the shell and of its children, and what the kernel says. */
    private static final int STATUS = 0, CHILDREN = 2, KERNEL = 3;
    /** macOS has no setsid, but it has Perl. */
    private static final List<List<String>> NEW_SESSION = List.of(List.of("setsid"),
            List.of("perl", "-e", "use POSIX; POSIX::setsid(); exec @ARGV"));
    private static final Pattern TIME = Pattern.compile("(\\d+)m(\\d+)[.,](\\d+)s");
    private static final double MICROS_PER_MILLI = 1000;

    /**
     * How a command ended.
     *
     * @param status its exit status, or 128 and the number of the signal
     * @param cpuMillis processor time of it and of those of its children that were waited for
     * @param peakKib the most memory that one of these held, if the kernel told
     */
    record Ending(int status, double cpuMillis, OptionalLong peakKib) {
    }

    /**
     * Starts a command.
     *
     * @param work the folder to run in
     * @param mark is added to the environment
     */
    Process start(Command command, Path work, File output, File errors, String mark, RunLimits limits) {
        List<String> launch = new ArrayList<>(newSession());
        long blocks = Math.max(limits.outputBytes(), limits.errorBytes()) / BYTES_PER_BLOCK + 2;
        launch.addAll(List.of("sh", "-c", SCRIPT, "sh", report.toString(),
                Long.toString(TimeUnit.MILLISECONDS.toSeconds(limits.cpuMillis()) + GUARD_SECONDS),
                Long.toString(limits.addressSpaceKib()), Long.toString(limits.stackKib()), Long.toString(blocks),
                kernelUsage.tool(), kernelUsage.flag(),
                kernelUsage.code()));
        launch.addAll(command.words());
        ProcessBuilder builder = new ProcessBuilder(launch).directory(work.toFile())
                .redirectInput(command.input().toFile()).redirectOutput(output).redirectError(errors);
        builder.environment().clear();
        builder.environment().putAll(command.environment());
        builder.environment().put(MARK, mark);
        try {
            Files.deleteIfExists(report);
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start a process", e);
        }
    }

    /**
     * How a command ended. Where the shell itself was ended, its own exit status counts, and the report says nothing.
     *
     * @param shell has ended
     */
    Ending ending(Process shell) {
        String[] lines = readReport().split("\n");
        if (!lines[STATUS].equals(Integer.toString(shell.exitValue())) || lines.length <= CHILDREN) {
            return new Ending(shell.exitValue(), 0, OptionalLong.empty());
        }
        if (lines.length <= KERNEL) {
            return new Ending(shell.exitValue(), millis(lines[CHILDREN]), OptionalLong.empty());
        }
        String[] kernel = lines[KERNEL].split(" ");
        return new Ending(shell.exitValue(), Long.parseLong(kernel[0]) / MICROS_PER_MILLI,
                OptionalLong.of(KernelUsage.kib(Long.parseLong(kernel[1]))));
    }

    private String readReport() {
        try {
            return Files.exists(report) ? Files.readString(report, StandardCharsets.ISO_8859_1) : "";
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + report, e);
        }
    }

    /** Reads two times as in {@code 0m0.12s 0m0.03s} and adds them. */
    private static long millis(String times) {
        return TIME.matcher(times).results().mapToLong(time -> Math.round(1000
                * (60 * Double.parseDouble(time.group(1)) + Double.parseDouble(time.group(2) + "." + time.group(3)))))
                .sum();
    }

    private static List<String> newSession() {
        return NEW_SESSION.stream().filter(command -> ToolPath.find(command.get(0)).isPresent()).findFirst()
                .orElse(List.of());
    }
}
