package nimsum.harness.report;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Prints each failure at once and the name of each test class that has run, then what the tests counted, and the
 * processor time. Adds the counts to {@code target/counts}, which {@code .ci/run} compares with {@code .ci/counts}.
 */
public final class TestReport extends SummaryGeneratingListener {

    private static final int CALLS = 12;
    private static final double NANOS = 1e9;
    private static final long NANOS_PER_TICK = 10_000_000;
    /** The counts by owner, which is a problem or a package, and by what was counted. */
    private static final Map<String, Map<String, Long>> COUNTS = new ConcurrentSkipListMap<>();

    private final PrintStream out = System.out;
    private final Set<String> problems = Problems.here().all().stream().map(Problem::id).collect(Collectors.toSet());
    private TestPlan plan;

    /** Counts what the tests of a problem compared or rejected. A later run may not count less. */
    public static void count(Problem problem, long count, String what) {
        add(problem.id(), count, what);
    }

    private static void add(String owner, long count, String what) {
        COUNTS.computeIfAbsent(owner, name -> new ConcurrentSkipListMap<>()).merge(what, count, Long::sum);
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        super.testPlanExecutionStarted(started);
        plan = started;
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        super.executionSkipped(test, reason);
        out.println("skipped " + path(test) + ": " + reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        super.executionFinished(test, result);
        String path = path(test);
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            out.println("skipped " + path + ": " + result.getThrowable().map(Throwable::getMessage).orElse(""));
        }
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            out.print("\nFAILED " + path + "\n" + result.getThrowable().map(TestReport::trace).orElse("") + "\n");
        }
        if (test.getSource().orElse(null) instanceof ClassSource) {
            out.println("tested  " + path);
        }
        if (test.isTest() && result.getStatus() != TestExecutionResult.Status.FAILED) {
            String type = path.replaceFirst(" > .*", "");
            add(owner(path), 1, type.endsWith("IT") ? "tests of processes" : "tests");
        }
    }

    /** The class of a test, and the names of the test and of each group that it is in; empty for the whole run. */
    private String path(TestIdentifier test) {
        if (test.getSource().orElse(null) instanceof ClassSource source) {
            return source.getClassName();
        }
        String group = plan.getParent(test).map(this::path).orElse("");
        return group.isEmpty() ? "" : group + " > " + test.getDisplayName();
    }

    /** The problem that a test is about, or otherwise the package of the test. */
    private String owner(String path) {
        return Stream.of(path.split(" > ")).map(name -> name.replaceFirst("\\..*", "")).filter(problems::contains)
                .findFirst().orElse(path.replaceFirst("(\\.[^.]*)? > .*", ""));
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        super.testPlanExecutionFinished(finished);
        Map<String, Long> sums = new ConcurrentSkipListMap<>();
        COUNTS.values().forEach(counts -> counts.forEach((what, count) -> sums.merge(what, count, Long::sum)));
        sums.forEach((what, count) -> out.println("counted " + count + " " + what));
        out.printf("time    %.0f s of processor time in %.0f s%n", processorNanos() / NANOS,
                (getSummary().getTimeFinished() - getSummary().getTimeStarted()) / 1e3);
        try {
            Files.write(Path.of("target", "counts"), COUNTS.entrySet().stream()
                    .flatMap(owner -> owner.getValue().entrySet().stream()
                            .map(count -> owner.getKey() + "\t" + count.getKey() + "\t" + count.getValue()))
                    .toList(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A failure, its innermost calls outside JUnit, and its causes. */
    private static String trace(Throwable failure) {
        String calls = Stream.of(failure.getStackTrace()).filter(call -> !call.getClassName().startsWith("org.junit"))
                .limit(CALLS).map(call -> "\tat " + call + "\n").collect(Collectors.joining());
        return failure + "\n" + calls
                + (failure.getCause() == null ? "" : "caused by " + trace(failure.getCause()));
    }

    /** The processor time of this JVM and of the processes that it started and that have ended. */
    private static long processorNanos() {
        long own = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        try {
            String[] fields = Files.readString(Path.of("/proc/self/stat")).replaceFirst(".*\\) ", "").split(" ");
            return own + (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * NANOS_PER_TICK;
        } catch (IOException e) {
            // Only Linux tells it of other processes.
            return own;
        }
    }
}
