package nimsum.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import nimsum.process.ProcessTable.Row;
import nimsum.process.ProcessTable.Usage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What both tables say of a process whose life is known; the one by {@code ps} is for systems without /proc. */
class ProcessTableIT {

    static List<ProcessTable> tables() {
        return Stream.of(ProcessTable.ofThisSystem(), new PsTable())
                .filter(table -> !(table instanceof PsTable) || ToolPath.find("ps").isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void knowsThisProcess(ProcessTable table) {
        ProcessHandle self = ProcessHandle.current();
        Usage usage = table.usage(self.pid()).orElseThrow();
        // Of a young process ps may know no whole second.
        assertTrue(usage.cpuMillis() > (table instanceof PsTable ? -1 : 100) && usage.cpuMillis() < 3_600_000,
                usage.toString());
        assertTrue(usage.residentKib() > 10_000 && usage.residentKib() < 100_000_000, usage.toString());
        assertTrue(usage.peakKib() >= usage.residentKib() / 2, usage.toString());
        Row row = table.all().stream().filter(process -> process.pid() == self.pid()).findFirst().orElseThrow();
        assertEquals(self.parent().orElseThrow().pid(), row.parent());
        assertTrue(table.usage(1L << 40).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void treeIsMeasuredAndEnded(ProcessTable table) throws IOException {
        String loop = "i=0; while :; do i=$((i+1)); done & sleep 100 & wait";
        Process root = new ProcessBuilder("sh", "-c", loop).start();
        ProcessTree tree = new ProcessTree(table, root, "no such mark");
        while (tree.cpuMillis() < 50) {
            tree.discover();
            tree.measure();
        }
        List<ProcessHandle> children = root.descendants().toList();
        assertEquals(2, children.size());
        assertTrue(tree.peakKib() > 0);
        tree.kill();
        root.onExit().join();
        children.forEach(child -> assertFalse(isRunning(table, child), "still there"));
    }

    /** A loop can run also while others have the processor; a sleeper can't, even if a machine is idle. */
    @ParameterizedTest
    @MethodSource("tables")
    void whatSleepsCannotRun(ProcessTable table) throws IOException {
        Process sleeps = new ProcessBuilder("sleep", "100").start();
        Process loops = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
        try {
            long deadline = System.nanoTime() + 10_000_000_000L;
            while (table.canRun(sleeps.pid()) && System.nanoTime() < deadline) {
                Thread.onSpinWait(); // It is still being started.
            }
            for (int look = 0; look < 5; look++) {
                assertTrue(table.canRun(loops.pid()));
                assertFalse(table.canRun(sleeps.pid()));
            }
        } finally {
            sleeps.destroyForcibly();
            loops.destroyForcibly();
        }
        assertFalse(table.canRun(1L << 40));
    }

    @ParameterizedTest
    @CsvSource({"0:00.05, 50", "1:02.50, 62500", "00:00:07, 7000", "01:00:07, 3607000", "2-03:04:05, 183845000"})
    void timesOfPs(String time, long millis) {
        assertEquals(millis, PsTable.millis(time));
    }

    /** One that has ended may wait to be reaped. */
    private static boolean isRunning(ProcessTable table, ProcessHandle process) {
        return table.all().stream().anyMatch(entry -> entry.pid() == process.pid());
    }
}
