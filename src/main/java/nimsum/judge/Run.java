package nimsum.judge;

import java.util.Optional;

/**
 * What one run of a program came to.
 *
 * @param broken
 *            the limit that it broke, for which it may have been ended before its time
 * @param status
 *            exit status as the shell tells it: 128 and the number of the signal for one that was ended by a signal
 * @param cpuMillis
 *            processor time of all its processes
 * @param wallMillis
 *            from start to end
 * @param peakKib
 *            the most memory that it was seen to hold; 0 if it ended before it could be looked at
 * @param output
 *            standard output, each character one byte
 * @param errors
 *            standard error, each character one byte
 */
record Run(Optional<Broken> broken, int status, long cpuMillis, long wallMillis, long peakKib, String output,
        String errors) {

    /** A limit that a program can break. */
    enum Broken {
        CPU_TIME, WALL_TIME, MEMORY, OUTPUT, ERRORS
    }
}
