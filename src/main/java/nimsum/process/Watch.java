package nimsum.process;

import java.io.File;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import nimsum.process.ProcessGroup.Usage;
import nimsum.process.Run.Limit;

/** Polls the resource usage of a running program, and says when it exceeds a limit. */
final class Watch {

    private static final int POLL_INTERVAL_MILLIS = 50;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Supplier<Usage> program;
    private final long startNanos = System.nanoTime();
    private final RunLimits limits;
    private final File output;
    private final File errors;
    private double cpuMillis;
    private long peakKib;
    private long idleMillis;

    /**
     * @param program returns the present usage of the program, which has just been started
     */
    Watch(Supplier<Usage> program, RunLimits limits, File output, File errors) {
        this.program = program;
        this.limits = limits;
        this.output = output;
        this.errors = errors;
    }

    /** Waits until the shell ends or a limit is exceeded. A program that ends before the first poll costs none. */
    Optional<Limit> untilEnd(Process shell) {
        Optional<Limit> exceeded = Optional.empty();
        while (exceeded.isEmpty() && !ends(shell)) {
            Usage usage = program.get();
            if (usage.cpuMillis() <= cpuMillis && !usage.canRun()) {
                idleMillis += POLL_INTERVAL_MILLIS; // On a busy machine this poll may be late. That does not count.
            }
            add(usage);
            exceeded = exceeded();
        }
        return exceeded;
    }

    /** Takes the maximum of the figures so far and these. */
    void add(Usage usage) {
        cpuMillis = Math.max(cpuMillis, usage.cpuMillis());
        peakKib = Math.max(peakKib, usage.peakKib());
    }

    /** Returns the most telling limit that is exceeded. */
    Optional<Limit> exceeded() {
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

    double cpuMillis() {
        return cpuMillis;
    }

    /** Returns the largest figure so far; 0 if there is none. */
    long peakKib() {
        return peakKib;
    }

    double wallMillis() {
        return (System.nanoTime() - startNanos) / NANOS_PER_MILLI;
    }

    private static boolean ends(Process process) {
        try {
            return process.waitFor(POLL_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program ran", e);
        }
    }
}
