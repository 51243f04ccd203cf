package nimsum.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;

/**
 * Starts commands through a shell in a session of their own. The shell sets the limits that the system itself keeps, waits
 * for the command, and reports its exit status and the processor time that it took.
 *
 * @param report
 *            the file for the report
 */
record Launcher(Path report) {

    /** The variable of the environment that marks the processes of a run. */
    private static final String MARK = "NIMSUM_RUN";
    private static final int BYTES_PER_BLOCK = 512;
    /** The system steps in this much later than the judge: it guards the machine in case the judge is killed. */
    private static final int GUARD_SECONDS = 2;
    /** The subshell keeps the shell from telling of signals on the program's standard error. */
    private static final String SCRIPT = """
            report=$1 seconds=$2 kib=$3 blocks=$4; shift 4
            exec 3>&2 2>/dev/null
            ulimit -c 0; ulimit -t "$seconds"; ulimit -f "$blocks"
            [ "$kib" = 0 ] || ulimit -v "$kib"
            (exec "$@" 2>&3 3>&-)
            status=$?
            { echo "$status"; times; } >"$report"
            exit "$status"
            """;
    /** macOS has no setsid, but it has Perl. */
    private static final List<List<String>> NEW_SESSION = List.of(List.of("setsid"),
            List.of("perl", "-e", "use POSIX; POSIX::setsid(); exec @ARGV"));
    private static final Pattern TIME = Pattern.compile("(\\d+)m(\\d+)[.,](\\d+)s");

    /**
     * How a command ended.
     *
     * @param status
     *            its exit status, or 128 and the number of the signal
     * @param cpuMillis
     *            processor time of it and of those of its children that it waited for
     */
    record Ending(int status, long cpuMillis) {
    }

    /**
     * Starts a command.
     *
     * @param files
     *            the working folder and where standard input, output and error go
     * @param mark
     *            stands in the environment, which else has only <code>PATH</code>, <code>HOME</code> and <code>LANG</code>
     */
    Process start(List<String> command, ProcessBuilder files, String mark, RunLimits limits) {
        List<String> launch = new ArrayList<>(newSession());
        long blocks = Math.max(limits.outputBytes(), limits.errorBytes()) / BYTES_PER_BLOCK + 2;
        launch.addAll(List.of("sh", "-c", SCRIPT, "sh", report.toString(),
                Long.toString(TimeUnit.MILLISECONDS.toSeconds(limits.cpuMillis()) + GUARD_SECONDS),
                Long.toString(limits.addressSpaceKib()), Long.toString(blocks)));
        launch.addAll(command);
        files.environment().keySet().retainAll(List.of("PATH", "HOME"));
        files.environment().put("LANG", "C.UTF-8");
        files.environment().put(MARK, mark);
        try {
            Files.deleteIfExists(report);
            return files.command(launch).start();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start a process", e);
        }
    }

    /**
     * How a command ended. Where the shell itself was ended, its own exit status counts, whatever stands in the report.
     *
     * @param shell
     *            has ended
     */
    Ending ending(Process shell) {
        String[] lines = Files.exists(report) ? DataFiles.read(report).split("\n") : new String[0];
        boolean honest = lines.length == 3 && lines[0].equals(Integer.toString(shell.exitValue()));
        return new Ending(shell.exitValue(), honest ? millis(lines[2]) : 0);
    }

    /** Reads two times as in <code>0m0.12s 0m0.03s</code> and adds them. */
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
