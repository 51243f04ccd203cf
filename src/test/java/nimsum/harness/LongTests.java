package nimsum.harness;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Names each minute the tests that have been running for a minute and more: one that never ends runs a program that
 * never ends, and nothing else says which.
 */
public final class LongTests implements TestExecutionListener {

    private static final long MINUTE_MILLIS = Duration.ofMinutes(1).toMillis();

    private final PrintStream out = System.out;
    private final Timer timer = new Timer("long tests", true);
    /** What has started and not ended, and when it started. */
    private final Map<TestIdentifier, Long> running = new ConcurrentHashMap<>();
    private TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                running.forEach(LongTests.this::say);
            }
        }, MINUTE_MILLIS, MINUTE_MILLIS);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        running.put(test, System.nanoTime());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        running.remove(test);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        timer.cancel();
    }

    private void say(TestIdentifier test, long since) {
        long minutes = Duration.ofNanos(System.nanoTime() - since).toMinutes();
        boolean isInnermost = running.keySet().stream()
                .noneMatch(other -> plan.getParent(other).filter(test::equals).isPresent());
        if (minutes > 0 && isInnermost) {
            out.println(
                    "running " + String.join(" > ", new TestPaths(plan).of(test)) + ", for " + minutes + " min so far");
        }
    }
}
