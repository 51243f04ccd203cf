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
import nimsum.process.ProcessGroup.Usage;
import nimsum.process.Run.Limit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    /** Works itself until the kernel says that this took 200 ms. */
    private static final String COUNTS = READS
            .replace("read(zeros, buffer, sizeof buffer)", "for (volatile int i = 0; i < 1000000; i++) { }")
            .replace("ru_stime", "ru_utime").replace("100000)", "200000)");

    @TempDir
    private static Path folder;

    @Test
    void peakMemoryIsExactHoweverShortTheRun() throws IOException {
        Invocation program = Invocation.of(List.of(compiled(HOLDS)));
        for (int i = 0; i < 10; i++) {
            Run run = run(program, LIMITS);
            assertTrue(run.succeeded() && run.peak().exact(), run.toString());
            assertTrue(run.peak().kib() >= HELD_KIB && run.peak().kib() < HELD_KIB + 8192, run.toString());
        }
    }

    @Test
    void whoHoldsMoreThanTheLimitIsAlwaysCaught() throws IOException {
        Invocation program = Invocation.of(List.of(compiled(HOLDS)));
        for (int i = 0; i < 10; i++) {
            assertEquals(Optional.of(Limit.MEMORY), run(program, limits(30_000, 30_000, 32 << 10)).exceeded());
        }
    }

    @Test
    void smallProgramHoldsLittleAndStatusIsItsOwn() {
        Run run = run(shell("exit 7"), LIMITS);
        assertEquals(7, run.status());
        assertTrue(run.peak().exact() && run.peak().kib() > 100 && run.peak().kib() < 16 << 10, run.toString());
        assertTrue(run.cpuMillis() > 0, run.toString());
    }

    @Test
    void timeOfTheProgramAndOfTheKernelForItCount() throws Exception {
        Launcher launcher = new Launcher(folder.resolve("report"));
        launch(launcher, compiled(READS));
        double reads = launcher.usage().orElseThrow().cpuMillis();
        launch(launcher, compiled(COUNTS));
        double counts = launcher.usage().orElseThrow().cpuMillis();
        assertTrue(reads >= 99 && counts >= 199, reads + " ms and " + counts + " ms");
    }

    @Test
    void theSystemEndsAProgramThatPrintsTooMuch() throws Exception {
        assertEquals(128 + 25, launch(new Launcher(folder.resolve("report")), "yes"));
    }

    @Test
    void theSystemEndsAProgramThatNobodyLooksAt() {
        assertEquals("3\n", run(shell("ulimit -t"), limits(1000, 1000, 1 << 20)).output());
    }

    private static int launch(Launcher launcher, String program) throws Exception {
        return launcher.start(Invocation.of(List.of(program)), folder, folder.resolve("out").toFile(),
                folder.resolve("err").toFile(), limits(1000, 1000, 1 << 20)).waitFor();
    }

    @Test
    void programHasAGroupOfItsOwn() {
        assertEquals(137, run(shell("kill -9 0"), LIMITS).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "wait"})
    void theWholeGroupIsEnded(String end) {
        Run run = run(shell("sleep 300 & echo $!; (sleep 300 & echo $!); " + end), limits(10_000, 1000, 1 << 20));
        assertEquals(end.isEmpty() ? Optional.empty() : Optional.of(Limit.IDLE_TIME), run.exceeded());
        List<Long> pids = run.output().lines().map(Long::valueOf).toList();
        assertEquals(2, pids.size());
        pids.forEach(pid -> assertTrue(ProcessHandle.of(pid).flatMap(process -> process.info().command()).isEmpty()));
    }

    @Test
    void memoryOfWhatIsEndedIsThatOfTheLooksAtIt() {
        Run loops = run(shell("while :; do :; done"), limits(100, 30_000, 1 << 20));
        assertEquals(Optional.of(Limit.CPU_TIME), loops.exceeded());
        assertTrue(!loops.peak().exact() && loops.peak().kib() > 100 && loops.peak().kib() < 16 << 10,
                loops.toString());
    }

    /**
     * What a busy machine does not let run is not ended for the time that passes; what sleeps is. Here neither uses the
     * processor.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onlyWhatSleepsIsIdle(boolean canRun) throws IOException {
        Process shell = new ProcessBuilder("sleep", canRun ? "1" : "100").start();
        File empty = folder.resolve("nothing").toFile();
        Watch watch = new Watch(() -> new Usage(7, 1, canRun), limits(60_000, 200, 1 << 20), empty, empty);
        assertEquals(canRun ? Optional.empty() : Optional.of(Limit.IDLE_TIME), watch.untilEnd(shell));
        shell.destroyForcibly();
    }

    @Test
    void memoryTellsMoreThanTime() {
        File empty = folder.resolve("nothing").toFile();
        Watch watch = new Watch(() -> new Usage(7, 1, true), limits(6, 200, 1 << 20), empty, empty);
        watch.add(new Usage(7, 1 << 21, false));
        assertEquals(Optional.of(Limit.MEMORY), watch.exceeded());
    }

    @Test
    void whatSleepsCannotRun() throws IOException {
        ProcessGroup sleeps = group("sleep 100");
        ProcessGroup loops = group("while :; do :; done");
        long deadline = System.nanoTime() + 10_000_000_000L;
        while ((sleeps.usage().canRun() || loops.usage().cpuMillis() < 50) && System.nanoTime() < deadline) {
            Thread.onSpinWait(); // They are still being started.
        }
        for (int look = 0; look < 5; look++) {
            assertTrue(loops.usage().canRun());
            assertFalse(sleeps.usage().canRun());
        }
        assertTrue(loops.usage().cpuMillis() >= 50);
        sleeps.kill();
        loops.kill();
        assertFalse(loops.usage().canRun());
    }

    @Test
    void whatHasNotMadeItsGroupYetIsEnded() throws Exception {
        Process young = new ProcessBuilder("sleep", "100").start();
        new ProcessGroup(young).kill();
        assertEquals(137, young.waitFor());
    }

    private static ProcessGroup group(String script) throws IOException {
        return new ProcessGroup(new ProcessBuilder("setsid", "sh", "-c", "(" + script + ") & wait").start());
    }

    private static RunLimits limits(long cpuMillis, long idleMillis, long memoryKib) {
        return new RunLimits(cpuMillis, idleMillis, memoryKib, 0, 0, 1 << 20, 1 << 20);
    }

    private static Run run(Invocation invocation, RunLimits limits) {
        try (ProcessRunner runner = new ProcessRunner()) {
            return runner.run(invocation, limits);
        }
    }

    private static Invocation shell(String script) {
        return Invocation.of(List.of("sh", "-c", script));
    }

    private static String compiled(String source) throws IOException {
        Assumptions.assumeTrue(ToolPath.find("gcc").isPresent(), "gcc is not installed");
        Path program = Files.createTempDirectory(folder, "program").resolve("holds");
        Path file = Files.writeString(program.resolveSibling("holds.c"), source);
        Run run = run(Invocation.of(List.of("gcc", "-o", program.toString(), file.toString())), LIMITS);
        assertTrue(run.succeeded(), run.toString());
        return program.toString();
    }
}
