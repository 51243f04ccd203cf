package nimsum.process;

import java.util.Optional;

/**
 * The result of one process run.
 *
 * @param status exit status as the shell tells it: 128 and the number of the signal for one that was ended by a signal
 * @param cpuMillis processor time of its processes, as far as they were seen or waited for
 * @param peak the most memory that it held
 * @param output standard output up to its limit, each character one byte
 * @param errors standard error up to its limit, each character one byte
 */
public record Run(Optional<Limit> exceeded, int status, double cpuMillis, double wallMillis, PeakMemory peak,
        String output, String errors) {

    /** A limit that a program can exceed. */
    public enum Limit {
        CPU_TIME, IDLE_TIME, MEMORY, OUTPUT, ERRORS
    }

    /**
     * The most memory that a program held.
     *
     * @param kib of the largest of its processes; 0 if nothing is known
     * @param exact whether it is the kernel's own maximum; if not, it was polled, and may have held more
     */
    public record PeakMemory(long kib, boolean exact) {

        /** That of a program that did not run in a process of its own. */
        public static final PeakMemory UNKNOWN = new PeakMemory(0, false);
    }

    /** Tells whether it ended by itself, within its limits, with exit status 0. */
    public boolean succeeded() {
        return exceeded.isEmpty() && status == 0;
    }
}
