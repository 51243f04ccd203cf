package nimsum.judge;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import nimsum.errors.CheckoutException;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * A run inside this JVM of a program that may be wrong, on a thread with the stack that a judge gives.
 *
 * @param output the text that the program printed, or nothing if the program failed
 * @param failure {@link Verdict#RUNTIME_ERROR} if the program threw an exception, and
 * {@link Verdict#TIME_LIMIT_EXCEEDED} if it did not end in time
 */
public record GuardedRun(String output, Optional<Verdict> failure) {

    /** The least that a judge gives. */
    public static final int STACK_BYTES = 1 << 20;
    private static final long POLL_INTERVAL_MILLIS = 50;
    /** A run that waits, and so uses no processor time, may wait this many times its limit. */
    private static final int WALL_TIME_FACTOR = 30;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    public static GuardedRun of(Program program, String input, Duration limit, int stackBytes) {
        return within(limit, stackBytes, () -> of(program, input))
                .orElse(new GuardedRun("", Optional.of(Verdict.TIME_LIMIT_EXCEEDED)));
    }

    /** Runs a program on this thread, for work that is guarded as a whole. */
    public static GuardedRun of(Program program, String input) {
        try {
            return new GuardedRun(program.run(input), Optional.empty());
        } catch (RuntimeException | VirtualMachineError e) {
            return new GuardedRun("", Optional.of(Verdict.RUNTIME_ERROR));
        }
    }

    /** Does what the solution of a problem does soon. Fails if that takes ten times as long as a judge waits. */
    public static <T> T inTime(Problem problem, Callable<T> work) {
        Duration limit = Duration.ofMillis(10L * problem.file().limits().timeMs());
        return within(limit, STACK_BYTES, work).orElseThrow(() -> new CheckoutException(
                problem.main() + " takes more than " + limit.toMillis() + " ms, ten times its limit"));
    }

    /**
     * Does some work on a thread of its own. Returns the result, or nothing if the work exceeds its limit.
     *
     * @param limit of processor time. Work that exceeds the limit is interrupted. If the work ignores this, it goes on
     * until this JVM ends
     */
    public static <T> Optional<T> within(Duration limit, int stackBytes, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "guarded", stackBytes);
        thread.setDaemon(true);
        thread.start();
        try {
            long deadline = System.nanoTime() + WALL_TIME_FACTOR * limit.toNanos();
            do {
                thread.join(POLL_INTERVAL_MILLIS);
            } while (thread.isAlive() && System.nanoTime() < deadline
                    && THREADS.getThreadCpuTime(thread.getId()) < limit.toNanos());
            if (!task.isDone()) {
                thread.interrupt();
                return Optional.empty();
            }
            return Optional.of(task.get());
        } catch (InterruptedException | ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e);
        }
    }

    public Verdict verdict(String answer) {
        return failure.orElse(output.equals(answer) ? Verdict.ACCEPTED : Verdict.WRONG_ANSWER);
    }
}
