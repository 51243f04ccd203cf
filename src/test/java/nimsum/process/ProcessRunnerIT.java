package nimsum.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.process.Run.Limit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured of programs whose use is known, and what is left of them. */
class ProcessRunnerIT {

    private static final RunLimits LIMITS = RunLimits.ofTool(30_000);
    private static final int HELD_KIB = 40 << 10;
    /** Holds 40 MiB for less time than lies between two looks. */
    private static final String HOLDS = """
            #include <stdlib.h>
            #include <string.h>
            int main(void) {
                size_t size = (size_t) 40 << 20;
                char *volatile table = malloc(size);
                memset(table, 1, size);
                return table[size / 2] - 1;
            }
            """;
    /** Makes the kernel work until it says that this took 100 ms. */
    private static final String READS = """
            #include <fcntl.h>
            #include <sys/resource.h>
            #include <unistd.h>
            int main(void) {
                static char buffer[1 << 20];
                int zeros = open("/dev/zero", O_RDONLY);
                struct rusage used;
                do {
                    read(zeros, buffer, sizeof buffer);
                    getrusage(RUSAGE_SELF, &used);
                } while (used.ru_stime.tv_sec == 0 && used.ru_stime.tv_usec < 100000);
                return 0;
            }
            """;
    /** The same for a program's own work. */
    private static final String COUNTS = READS.replace("read(zeros, buffer, sizeof buffer)",
            "for (volatile int i = 0; i < 1000000; i++) { }").replace("ru_stime", "ru_utime");

    @TempDir
    private static Path folder;

    static Stream<KernelUsage> waysToAskTheKernel() {
        return KernelUsage.ofThisSystem().stream();
    }

    @ParameterizedTest
    @MethodSource("waysToAskTheKernel")
    void peakMemoryIsExactHoweverShortTheRun(KernelUsage way) throws IOException {
        String program = compiled(HOLDS);
        try (ProcessRunner runner = new ProcessRunner(way)) {
            for (int i = 0; i < 10; i++) {
                Run run = runner.run(Command.of(List.of(program)), LIMITS);
                assertTrue(run.succeeded() && run.peak().exact(), run.toString());
                assertTrue(run.peak().kib() >= HELD_KIB && run.peak().kib() < HELD_KIB + 8192, run.toString());
            }
        }
    }

    @Test
    void whoHoldsMoreThanTheLimitIsAlwaysCaught() throws IOException {
        RunLimits limits = limits(30_000, 30_000, 32 << 10);
        Assumptions.assumeFalse(KernelUsage.ofThisSystem().isEmpty(), "neither Perl nor Python");
        Command program = Command.of(List.of(compiled(HOLDS)));
        for (int i = 0; i < 30; i++) {
            assertEquals(Optional.of(Limit.MEMORY), run(program, limits).exceeded());
        }
    }

    @ParameterizedTest
    @MethodSource("waysToAskTheKernel")
    void smallProgramHoldsLittleAndStatusIsItsOwn(KernelUsage way) {
        try (ProcessRunner runner = new ProcessRunner(way)) {
            Run run = runner.run(Command.of(List.of("sh", "-c", "exit 7")), LIMITS);
            assertEquals(7, run.status());
            assertTrue(run.peak().exact() && run.peak().kib() > 100 && run.peak().kib() < 16 << 10, run.toString());
            assertTrue(run.cpuMillis() > 0 && run.cpuMillis() < 5000, run.toString());
        }
    }

    static Stream<KernelUsage> waysToMeasureTime() {
        return Stream.concat(waysToAskTheKernel(), Stream.of(KernelUsage.NONE));
    }

    /** What the launcher reports alone, since looks at the running program would hide it. */
    @ParameterizedTest
    @MethodSource("waysToMeasureTime")
    void timeOfTheProgramAndOfTheKernelForItCount(KernelUsage way) throws Exception {
        for (String source : List.of(READS, COUNTS)) {
            Path program = Path.of(compiled(source));
            Launcher launcher = new Launcher(program.resolveSibling("report"), way);
            Process shell = launcher.start(Command.of(List.of(program.toString())), folder,
                    program.resolveSibling("out").toFile(), program.resolveSibling("err").toFile(), "no mark", LIMITS);
            shell.waitFor();
            double millis = launcher.ending(shell).cpuMillis();
            assertTrue(millis >= 99 && millis < 1000, millis + " ms of\n" + source);
        }
    }

    @Test
    void withoutTheKernelPeakMemoryIsWhatWasSeen() {
        try (ProcessRunner runner = new ProcessRunner(KernelUsage.NONE)) {
            Run run = runner.run(shell("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; exit 3"), LIMITS);
            assertEquals(3, run.status());
            assertFalse(run.peak().exact());
            assertTrue(run.cpuMillis() > 0, run.toString());
        }
    }

    /** Two processes that hold 40 MiB each at the same time are 80 MiB, which no count of one process shows. */
    @Test
    void memoryOfProcessesIsAddedUp() throws IOException {
        String program = compiled(HOLDS.replace("return", "usleep(700000); return").replace("#include <string.h>",
                "#include <string.h>\n#include <unistd.h>"));
        RunLimits limits = limits(30_000, 30_000, 60 << 10);
        assertEquals(Optional.empty(), run(shell("'" + program + "'"), limits).exceeded());
        assertEquals(Optional.of(Limit.MEMORY),
                run(shell("'" + program + "' & '" + program + "' & wait"), limits).exceeded());
    }

    /** 40 MiB that a process shares with four which it forked are 40 MiB, not 200. */
    @Test
    void memoryThatProcessesShareCountsOnce() throws IOException {
        Assumptions.assumeTrue(Files.isReadable(Path.of("/proc/self/smaps_rollup")), "the system does not tell");
        String program = compiled(
                HOLDS.replace("return", "for (int i = 0; i < 4 && fork(); i++) { } usleep(400000); return")
                        .replace("#include <string.h>", "#include <string.h>\n#include <unistd.h>"));
        Run run = run(Command.of(List.of(program)), LIMITS);
        assertTrue(run.succeeded() && run.peak().kib() >= HELD_KIB && run.peak().kib() < 2 * HELD_KIB, run.toString());
    }

    /** A program that ends its own process group, as a careful one may, ends neither us nor our shell's parent. */
    @Test
    void programHasASessionOfItsOwn() {
        long own = ProcessTable.ofThisSystem().all().stream()
                .filter(entry -> entry.pid() == ProcessHandle.current().pid()).findFirst().orElseThrow().group();
        String ids = run(shell("exec ps -o pgid= -o sess= -p $$"), LIMITS).output().strip();
        Assumptions.assumeFalse(ids.isEmpty(), "no ps");
        assertFalse(List.of(ids.split(" +")).contains(Long.toString(own)), ids + " and " + own);
    }

    @Test
    void limitsOfTime() {
        Run sleeps = run(shell("sleep 30"), limits(10_000, 200, 1 << 20));
        assertEquals(Optional.of(Limit.IDLE_TIME), sleeps.exceeded());
        assertTrue(sleeps.wallMillis() >= 200 && sleeps.wallMillis() < 20_000, sleeps.toString());
        assertEquals(Optional.of(Limit.CPU_TIME),
                run(shell("while :; do :; done"), limits(100, 30_000, 1 << 20)).exceeded());
    }

    /**
     * What a busy machine does not let run is not ended for the time that passes; what sleeps is. This process stands
     * for both.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onlyWhatSleepsIsIdle(boolean canRun) throws IOException {
        Process root = new ProcessBuilder("sleep", "1").start();
        ProcessTable table = new ProcessTable() {

            @Override
            public List<Row> all() {
                return List.of(new Row(root.pid(), 1, root.pid()),
                        new Row(ProcessHandle.current().pid(), root.pid(), 1));
            }

            @Override
            public Optional<Usage> usage(long pid) {
                return Optional.of(new Usage(7, 1, 1));
            }

            @Override
            public boolean canRun(long pid) {
                return canRun;
            }

            @Override
            public long shareKib(long pid) {
                return 1;
            }

            @Override
            public boolean environmentHolds(long pid, String text) {
                return false;
            }

            @Override
            public int pollMillis() {
                return 10;
            }
        };
        File empty = folder.resolve("nothing").toFile();
        Watch watch = new Watch(new ProcessTree(table, root, "none"), System.nanoTime(), limits(60_000, 200, 1 << 20),
                empty, empty);
        assertEquals(canRun ? Optional.empty() : Optional.of(Limit.IDLE_TIME), watch.untilEnd(root, 10));
        root.destroyForcibly();
    }

    @Test
    void foldersAndStreams() throws IOException {
        Path input = Files.writeString(folder.resolve("words"), "some words\n");
        Path kept;
        try (ProcessRunner runner = new ProcessRunner()) {
            kept = runner.folder();
            Run run = runner.run(shell("cat; ls -A; echo x >file; echo $LANG >&2").withInput(input), LIMITS);
            assertEquals("some words\n", run.output());
            assertEquals("C.UTF-8\n", run.errors());
            assertTrue(run.succeeded());
        }
        assertFalse(Files.exists(kept));
    }

    private static RunLimits limits(long cpuMillis, long idleMillis, long memoryKib) {
        return new RunLimits(cpuMillis, idleMillis, memoryKib, 0, 0, 1 << 20, 1 << 20);
    }

    private static Run run(Command command, RunLimits limits) {
        try (ProcessRunner runner = new ProcessRunner()) {
            return runner.run(command, limits);
        }
    }

    private static Command shell(String script) {
        return Command.of(List.of("sh", "-c", script));
    }

    private static String compiled(String source) throws IOException {
        Assumptions.assumeTrue(ToolPath.find("gcc").isPresent(), "gcc is not installed");
        Path program = Files.createTempDirectory(folder, "program").resolve("holds");
        Path file = Files.writeString(program.resolveSibling("holds.c"), source);
        Run run = run(Command.of(List.of("gcc", "-o", program.toString(), file.toString())), LIMITS);
        assertTrue(run.succeeded(), run.toString());
        return program.toString();
    }
}
