package nimsum.harness;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import nimsum.problem.Program;

/**
 * A run inside this JVM of a program that may be wrong, on a thread with the stack that a judge gives.
 *
 * @param output
 *            what it printed; empty if it failed
 * @param failure
 *            what it threw
 */
record GuardedRun(String output, Optional<Throwable> failure) {

    private static final long STACK_BYTES = 1 << 20;
    private static final long MOST_MILLIS = 30_000;

    static GuardedRun of(String className, String input) {
        Program program = Program.of(className);
        AtomicReference<GuardedRun> result = new AtomicReference<>();
        Thread thread = new Thread(null, () -> result.set(run(program, input)), className, STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(MOST_MILLIS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (result.get() == null) {
            throw new AssertionError(className + " did not end within " + MOST_MILLIS + " ms");
        }
        return result.get();
    }

    private static GuardedRun run(Program program, String input) {
        try {
            return new GuardedRun(program.run(input), Optional.empty());
        } catch (RuntimeException | StackOverflowError e) {
            return new GuardedRun("", Optional.of(e));
        }
    }
}
