package nimsum.harness;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints at the end of a test run how its processor time was spent, and with <code>-Dslowest=20</code> the classes and as
 * many tests that took the most of it.
 *
 * <p>
 * A test is charged with the time of its own thread. What it starts, threads and processes, can't be told apart while tests
 * run side by side; one after the other (<code>-Djunit.jupiter.execution.parallel.enabled=false</code>) it is charged too.
 */
public final class ProcessorTime implements TestExecutionListener {

    private static final double NANOS = 1e9;
    private static final OperatingSystemMXBean PROCESS = (OperatingSystemMXBean) ManagementFactory
            .getOperatingSystemMXBean();

    /** The tests that have started on a thread and not ended, the innermost first, and up to when it is accounted for. */
    private static final class Running {

        private final Deque<TestIdentifier> tests = new ArrayDeque<>();
        private long since;
    }

    private final ThreadLocal<Running> running = ThreadLocal.withInitial(Running::new);
    private final Map<TestIdentifier, Long> nanos = new ConcurrentHashMap<>();
    private TestPlan plan;
    private LongSupplier clock;
    private long start;

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
        boolean sideBySide = started.getConfigurationParameters()
                .getBoolean("junit.jupiter.execution.parallel.enabled").orElse(false);
        clock = sideBySide
                ? ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime
                : () -> PROCESS.getProcessCpuTime() + children();
        start = System.nanoTime();
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        charge();
        running.get().tests.push(test);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        charge();
        // The root of all tests may end on another thread than it started on.
        running.get().tests.poll();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        Set<String> ids = Problems.here().all().stream().map(Problem::id).collect(Collectors.toSet());
        // The class of its tests is in the problem's package, or they are in a group named so.
        Map<String, Long> byProblem = by(path -> path.stream().map(name -> name.replaceFirst("\\..*", ""))
                .filter(ids::contains).findFirst().orElse(""));
        long tools = Objects.requireNonNullElse(byProblem.remove(""), 0L);
        long problems = byProblem.values().stream().mapToLong(Long::longValue).sum();
        long all = PROCESS.getProcessCpuTime() + children();
        System.out.printf(Locale.ROOT,
                "time    %d problems %.0f s%s, the rest %.0f s, the JVM and what the tests start %.0f s:"
                        + " %.0f s of processor time in %.0f s%n",
                byProblem.size(), problems / NANOS,
                byProblem.entrySet().stream().max(Map.Entry.comparingByValue())
                        .map(most -> String.format(Locale.ROOT, " (%s %.0f s)", most.getKey(), most.getValue() / NANOS))
                        .orElse(""),
                tools / NANOS, (all - problems - tools) / NANOS, all / NANOS, (System.nanoTime() - start) / NANOS);
        int slowest = Integer.getInteger("slowest", 0);
        if (slowest > 0) {
            print(by(path -> path.get(Math.min(1, path.size() - 1))), Integer.MAX_VALUE);
            print(by(path -> String.join(" > ", path)), slowest);
        }
    }

    /** Charges the innermost test on this thread with the time since the last call. */
    private void charge() {
        Running here = running.get();
        long now = clock.getAsLong();
        if (!here.tests.isEmpty()) {
            nanos.merge(here.tests.peek(), now - here.since, Long::sum);
        }
        here.since = now;
    }

    private Map<String, Long> by(Function<List<String>, String> group) {
        return nanos.entrySet().stream().collect(Collectors.groupingBy(entry -> group.apply(path(entry.getKey())),
                Collectors.summingLong(Map.Entry::getValue)));
    }

    private static void print(Map<String, Long> times, int most) {
        times.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(most)
                .forEach(
                        entry -> System.out.printf(Locale.ROOT, "time  %6.1f s  %s%n", entry.getValue() / NANOS,
                                entry.getKey()));
    }

    /** What a test is called, behind the class and all groups that it is in. */
    private List<String> path(TestIdentifier test) {
        List<String> path = new ArrayList<>(plan.getParent(test).map(this::path).orElse(List.of()));
        path.add(test.getSource().orElse(null) instanceof ClassSource source
                ? source.getClassName()
                : test.getDisplayName());
        return path;
    }

    /** The processor time of child processes that have ended, in nanoseconds; 0 where the system does not tell. */
    private static long children() {
        try {
            String[] fields = Files.readString(Path.of("/proc/self/stat")).replaceFirst(".*\\) ", "").split(" ");
            return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * 10_000_000;
        } catch (IOException e) {
            return 0;
        }
    }
}
