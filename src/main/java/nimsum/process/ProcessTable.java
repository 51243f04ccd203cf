package nimsum.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the operating system says of its processes. Processes that have ended and wait to be reaped are left out. */
interface ProcessTable {

    /**
     * Who a process belongs to.
     *
     * @param group its session or process group: the children have it too, also after their parent has ended
     */
    record Row(long pid, long parent, long group) {
    }

    /**
     * What a process has used.
     *
     * @param cpuMillis processor time, and on Linux that of its children which ended
     * @param residentKib memory it holds now
     * @param peakKib the most that it held, as far as known
     */
    record Usage(long cpuMillis, long residentKib, long peakKib) {
    }

    /** Every process that can be seen. */
    List<Row> all();

    /** What a process has used; none if it is gone. */
    Optional<Usage> usage(long pid);

    /**
     * Whether a thread of the process runs, waits for a processor or for a disk, and does not sleep; false if it is
     * gone.
     */
    boolean canRun(long pid);

    /**
     * The memory that a process holds, in KiB, where what several hold in common counts in parts, so that they can be
     * added; where the system does not tell that, all that it holds. 0 if it is gone. Takes longer than {@link #usage}.
     */
    long shareKib(long pid);

    /** Whether the environment that a process started with holds this text; false where that can't be told. */
    boolean environmentHolds(long pid, String text);

    /** How often it can be asked without disturbing what is measured, in milliseconds. */
    int pollMillis();

    /** The one for this system. */
    static ProcessTable ofThisSystem() {
        return Files.isReadable(Path.of("/proc/self/stat")) ? new ProcTable() : new PsTable();
    }
}
