package nimsum.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The command that a shell becomes, by {@code exec}, after the program that it waited for: it asks the kernel what the
 * children of its process used, by {@code getrusage(RUSAGE_CHILDREN)}, and adds a line with processor time and peak
 * memory to the report. The kernel keeps these figures through {@code exec}, and they are exact: no look at a running
 * program can come too late. Java itself cannot make this call before version 22.
 *
 * <p>
 * In order of preference: Perl, which starts in two milliseconds and is part of Debian's base and of macOS, through the
 * number of the system call; Python, whose library has the call. Where both are absent, the peak is what the looks at
 * the process table saw. What a program held before its {@code exec}, when it was a copy of the shell, counts too: less
 * than a MiB.
 *
 * @param tool the interpreter; empty for none
 * @param flag after which it takes code
 * @param code wants two words: the report, and the exit status to end with
 */
record KernelUsage(String tool, String flag, String code) {

    /** For a system that has nothing to ask the kernel with. */
    static final KernelUsage NONE = new KernelUsage("", "", "");

    /** Prints the same line in both: microseconds of processor time, and peak memory in the system's unit. */
    private static final String PERL = """
            my ($report, $status) = @ARGV;
            my $usage = "\\0" x 256;
            syscall(NUMBER, -1, $usage) == 0 or exit $status;
            my ($user, $userMicros, $system, $systemMicros, $peak) = unpack "q5", $usage;
            open my $out, ">>", $report or exit $status;
            printf $out "%d %d\\n", 1e6 * ($user + $system) + ($userMicros & 0xfffff) + ($systemMicros & 0xfffff), $peak;
            close $out;
            exit $status;
            """;
    private static final String PYTHON = """
            import resource, sys
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            with open(sys.argv[1], "a") as report:
                report.write("%d %d\\n" % (1e6 * (used.ru_utime + used.ru_stime), used.ru_maxrss))
            sys.exit(int(sys.argv[2]))
            """;
    private static final boolean MAC = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
    /** The number of getrusage on 64-bit Linux, by the JVM's name of the architecture. */
    private static final Map<String, Integer> LINUX_NUMBERS = Map.of("amd64", 98, "aarch64", 165, "riscv64", 165,
            "loongarch64", 165, "ppc64le", 77, "s390x", 77);
    private static final int MAC_NUMBER = 117;
    private static final int BYTES_PER_KIB = 1024;

    /** Each one that this system has, best first. */
    static List<KernelUsage> ofThisSystem() {
        Optional<Integer> number = MAC
                ? Optional.of(MAC_NUMBER)
                : Optional.ofNullable(LINUX_NUMBERS.get(System.getProperty("os.arch")));
        return Stream.of(
                number.flatMap(call -> systemTool("perl")
                        .map(perl -> new KernelUsage(perl, "-e", PERL.replace("NUMBER", call.toString())))),
                systemTool("python3").map(python -> new KernelUsage(python, "-ISc", PYTHON)))
                .flatMap(Optional::stream).toList();
    }

    /** A peak in KiB: macOS counts bytes. */
    static long kib(long peak) {
        return MAC ? peak / BYTES_PER_KIB : peak;
    }

    /** The system's own, rather than what a user may have put in front of it, such as a script that starts others. */
    private static Optional<String> systemTool(String name) {
        Path own = Path.of("/usr/bin", name);
        return (Files.isExecutable(own) ? Optional.of(own) : ToolPath.find(name)).map(Path::toString);
    }
}
