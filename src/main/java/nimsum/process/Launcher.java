package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nimsum.process.ProcessGroup.Usage;

/**
 * Starts commands through a shell that leads a session and a process group of its own. The shell sets the limits that
 * the system itself keeps, waits for the command, and becomes a Perl program that ends with the command's exit status.
 *
 * <p>
 * The Perl program asks the kernel what the children of its process used, by {@code getrusage(RUSAGE_CHILDREN)}, and
 * writes that to the report. The kernel keeps these figures when the shell becomes Perl, and they are exact, however
 * short the program ran. Java itself cannot make this call before version 22. What a program held before its
 * {@code exec}, when it was a copy of the shell, counts too: less than a MiB.
 */
record Launcher(Path report) {

    /** The system's own, rather than what a user may have put in front of it, such as a script that starts others. */
    static final Path SETSID = Path.of("/usr/bin/setsid"), PERL = Path.of("/usr/bin/perl");
    /** The number of getrusage on Linux: the first on x86-64, the second on the younger architectures. */
    private static final String CALL = "amd64".equals(System.getProperty("os.arch")) ? "98" : "165";
    private static final int BYTES_PER_BLOCK = 512;
    /** The kernel's limit is this much above that of the watch, and holds in case this JVM is killed. */
    private static final int GRACE_SECONDS = 2;
    /** The subshell keeps the shell from telling of signals on the program's standard error. */
    private static final String SCRIPT = """
            report=$1 seconds=$2 kib=$3 stack=$4 blocks=$5 perl=$6 code=$7 call=$8; shift 8
            exec 3>&2 2>/dev/null
            (ulimit -c 0; ulimit -t "$seconds"; ulimit -f "$blocks"
             [ "$kib" = 0 ] || ulimit -v "$kib"
             [ "$stack" = 0 ] || ulimit -S -s "$stack" || ulimit -S -s "$(ulimit -H -s)"
             exec "$@" 2>&3 3>&-)
            exec "$perl" -e "$code" "$call" "$report" $?
            """;
    /** Writes microseconds of processor time, and peak memory in KiB. */
    private static final String REPORT = """
            my ($call, $report, $status) = @ARGV;
            my $usage = "\\0" x 256;
            syscall($call + 0, -1, $usage) == 0 or exit $status;
            my ($user, $userMicros, $system, $systemMicros, $peak) = unpack "q5", $usage;
            open my $out, ">", $report or exit $status;
            printf $out "%d %d", 1e6 * ($user + $system) + $userMicros + $systemMicros, $peak;
            close $out;
            exit $status;
            """;
    private static final double MICROS_PER_MILLI = 1000;

    Process start(Invocation invocation, Path work, File output, File errors, RunLimits limits) {
        long blocks = Math.max(limits.outputBytes(), limits.errorBytes()) / BYTES_PER_BLOCK + 2;
        List<String> launch = new ArrayList<>(List.of(SETSID.toString(), "sh", "-c", SCRIPT, "sh", report.toString(),
                Long.toString(TimeUnit.MILLISECONDS.toSeconds(limits.cpuMillis()) + GRACE_SECONDS),
                Long.toString(limits.addressSpaceKib()), Long.toString(limits.stackKib()), Long.toString(blocks),
                PERL.toString(), REPORT, CALL));
        launch.addAll(invocation.words());
        ProcessBuilder builder = new ProcessBuilder(launch).directory(work.toFile())
                .redirectInput(invocation.input().toFile()).redirectOutput(output).redirectError(errors);
        builder.environment().clear();
        builder.environment().putAll(invocation.environment());
        try {
            Files.deleteIfExists(report);
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start a process", e);
        }
    }

    /**
     * Returns what getrusage says of the last command and of those of its children that were waited for; none if the
     * shell was killed before it could report that.
     */
    Optional<Usage> usage() {
        try {
            String text = Files.exists(report) ? Files.readString(report, StandardCharsets.ISO_8859_1) : "";
            String[] figures = text.split(" ");
            return figures.length < 2
                    ? Optional.empty()
                    : Optional.of(new Usage(Long.parseLong(figures[0]) / MICROS_PER_MILLI,
                            Long.parseLong(figures[1]), false));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + report, e);
        }
    }
}
