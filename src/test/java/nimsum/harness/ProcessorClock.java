package nimsum.harness;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.author.GuardedRun;

/**
 * Processor time as a test is charged with it, in nanoseconds. Where tests run side by side it is that of the thread,
 * and what is said that others took for the test on this thread; where they run one after the other it is that of this
 * JVM and of all processes that it started.
 *
 * @param sideBySide how the tests run
 */
record ProcessorClock(boolean sideBySide) {

    private static final long NANOS_PER_TICK = 10_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS = (OperatingSystemMXBean) ManagementFactory
            .getOperatingSystemMXBean();
    private static final ThreadLocal<Long> OTHERS = ThreadLocal.withInitial(() -> 0L);

    /** Charges the test that runs on this thread with what a process took for it. */
    static void charge(long nanos) {
        OTHERS.set(OTHERS.get() + nanos);
    }

    long now() {
        return sideBySide ? THREADS.getCurrentThreadCpuTime() + OTHERS.get() + GuardedRun.taken() : whole();
    }

    /** Of this JVM and of the processes that it started and that have ended, as far as the system tells. */
    static long whole() {
        return PROCESS.getProcessCpuTime() + children();
    }

    private static long children() {
        try {
            String[] fields = Files.readString(Path.of("/proc/self/stat")).replaceFirst(".*\\) ", "").split(" ");
            return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * NANOS_PER_TICK;
        } catch (IOException e) {
            return 0;
        }
    }
}
