package nimsum.bench;

import nimsum.process.Run;

/**
 * What one process took, as the operating system counted it.
 *
 * @param cpuMillis user and system time of all its threads
 * @param wallMillis from its start to its end, with some 10 ms for the shell around it
 * @param peakKib the most memory that it held, or 0 where the system does not tell
 */
public record Usage(double cpuMillis, double wallMillis, long peakKib) {

    static Usage of(Run run) {
        return new Usage(run.cpuMillis(), run.wallMillis(), run.peak().exact() ? run.peak().kib() : 0);
    }
}
