package nimsum.process;

import java.io.File;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nimsum.process.Run.Limit;

/** Looks at a run from outside, and says when it exceeds a limit. */
final class Watch {

    private static final int DISCOVER_MILLIS = 100;
    private static final double NANOS_PER_MILLI = 1e6;

    private final ProcessTree tree;
    private final long startNanos;
    private final RunLimits limits;
    private final File output;
    private final File errors;
    private double idleMillis;

    Watch(ProcessTree tree, long startNanos, RunLimits limits, File output, File errors) {
        this.tree = tree;
        this.startNanos = startNanos;
        this.limits = limits;
        this.output = output;
        this.errors = errors;
    }

    /**
     * Waits until the shell ends or a limit is exceeded. A program that has ended before the first look costs none:
     * what it used is known in the end.
     *
     * @param pollMillis between two looks, and about as long until the first one
     */
    Optional<Limit> untilEnd(Process shell, int pollMillis) {
        double nextDiscovery = 0;
        double lastLook = 0;
        for (int pause = 1; !ended(shell, pause); pause = Math.min(2 * pause, pollMillis)) {
            double now = wallMillis();
            if (pause < pollMillis) {
                continue;
            }
            if (now >= nextDiscovery) {
                tree.discover();
                nextDiscovery = now + DISCOVER_MILLIS;
            }
            if (!tree.measure()) {
                idleMillis += now - lastLook;
            }
            lastLook = now;
            Optional<Limit> exceeded = exceeded(tree.cpuMillis(), tree.peakKib());
            if (exceeded.isPresent()) {
                return exceeded;
            }
        }
        return Optional.empty();
    }

    /** The most telling limit that is exceeded. */
    Optional<Limit> exceeded(double cpuMillis, long peakKib) {
        if (peakKib > limits.memoryKib()) {
            return Optional.of(Limit.MEMORY);
        }
        if (output.length() > limits.outputBytes()) {
            return Optional.of(Limit.OUTPUT);
        }
        if (errors.length() > limits.errorBytes()) {
            return Optional.of(Limit.ERRORS);
        }
        if (cpuMillis > limits.cpuMillis()) {
            return Optional.of(Limit.CPU_TIME);
        }
        return idleMillis > limits.idleMillis() ? Optional.of(Limit.IDLE_TIME) : Optional.empty();
    }

    double wallMillis() {
        return (System.nanoTime() - startNanos) / NANOS_PER_MILLI;
    }

    private static boolean ended(Process process, int waitMillis) {
        try {
            return process.waitFor(waitMillis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program ran", e);
        }
    }
}
