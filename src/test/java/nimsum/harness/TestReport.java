package nimsum.harness;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * What a person reads of a test run: a line for each class of the harness and for each other package, when it is done;
 * the failures, whole; and how the processor time was spent, with the slowest tests, five or as many as
 * {@code -Dslowest=20} says.
 */
public final class TestReport implements TestExecutionListener {

    private static final double NANOS = 1e9;
    private static final int SLOWEST = Integer.getInteger("slowest", 5);
    private static final int FRAMES = 12;
    private static final String HARNESS = TestReport.class.getPackageName();
    /** What the classes counted: by class, then by what it is. */
    private static final Map<String, Map<String, Long>> COUNTS = new TreeMap<>();

    /** Of the whole run, by problem, or for other tests by package, and by what was counted. */
    private static final Map<String, Long> COMPARED = new TreeMap<>();
    /** Each run adds its counts; {@code .ci/run} deletes them before and compares them afterwards. */
    private static final Path COUNTED = Path.of("target", "counts");

    /**
     * The tests that have started on a thread and not ended, the innermost first, and up to when it is accounted for.
     */
    private static final class Running {

        private final Deque<TestIdentifier> tests = new ArrayDeque<>();
        private long since;
    }

    /** The classes that a line is about. */
    private static final class Line {

        private int classesLeft;
        private int tests;
        private int failures;
        private long nanos;
    }

    private final ThreadLocal<Running> running = ThreadLocal.withInitial(Running::new);
    private final PrintStream out = System.out;
    private final Map<String, Line> lines = new HashMap<>();
    private final Map<String, Long> slowest = new HashMap<>();
    private final Map<String, Long> problems = new HashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> skipped = new TreeMap<>();
    private TestPaths paths;
    private Set<String> ids;
    private ProcessorClock clock;
    private long start;

    /** Adds to what the line of a test class says that it has counted. */
    public static void count(Class<?> tests, long count, String what) {
        synchronized (COUNTS) {
            COUNTS.computeIfAbsent(tests.getName(), name -> new TreeMap<>()).merge(what, count, Long::sum);
        }
    }

    /** {@link #count(Class, long, String)}, where a later run may not count less for this problem. */
    static void count(Class<?> tests, Problem problem, long count, String what) {
        count(tests, count, what);
        compare(problem.id(), count, what);
    }

    private static void compare(String whose, long count, String what) {
        synchronized (COUNTS) {
            COMPARED.merge(whose + "\t" + what, count, Long::sum);
        }
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        paths = new TestPaths(started);
        ids = Problems.here().all().stream().map(Problem::id).collect(Collectors.toSet());
        clock = new ProcessorClock(started.getConfigurationParameters()
                .getBoolean("junit.jupiter.execution.parallel.enabled").orElse(false));
        start = System.nanoTime();
        started.getRoots().stream().flatMap(root -> started.getDescendants(root).stream())
                .filter(test -> test.getSource().orElse(null) instanceof ClassSource)
                .forEach(test -> line(paths.of(test)).classesLeft++);
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
        ended(test, result);
    }

    @Override
    public synchronized void executionSkipped(TestIdentifier test, String reason) {
        skipped.merge(reason, 1, Integer::sum);
        if (test.getSource().orElse(null) instanceof ClassSource) {
            printIfDone(paths.of(test));
        }
    }

    private synchronized void ended(TestIdentifier test, TestExecutionResult result) {
        List<String> path = paths.of(test);
        Line line = path.isEmpty() ? new Line() : line(path);
        line.tests += test.isTest() ? 1 : 0;
        if (test.isTest() && result.getStatus() != TestExecutionResult.Status.FAILED) {
            compare(problem(path).orElse(path.get(0).replaceFirst("\\.[^.]*$", "")), 1,
                    path.get(0).endsWith("IT") ? "tests of processes" : "tests");
        }
        switch (result.getStatus()) {
            case SUCCESSFUL -> {
            }
            case ABORTED ->
                skipped.merge(String.valueOf(result.getThrowable().map(Throwable::getMessage).orElse("")), 1,
                        Integer::sum);
            case FAILED -> {
                line.failures++;
                failures.add(String.join(" > ", path) + "\n" + result.getThrowable().map(TestReport::whole).orElse(""));
            }
        }
        if (test.getSource().orElse(null) instanceof ClassSource) {
            printIfDone(path);
        }
    }

    private void printIfDone(List<String> path) {
        Line line = line(path);
        if (--line.classesLeft == 0) {
            Map<String, Long> counts;
            synchronized (COUNTS) {
                counts = Map.copyOf(COUNTS.getOrDefault(path.get(0), Map.of()));
            }
            out.printf(Locale.ROOT, "%-28s %5d tests %6.1f s%s%s%n", name(path).replaceFirst("^" + HARNESS + "\\.", ""),
                    line.tests, line.nanos / NANOS, line.failures == 0 ? "" : "  " + line.failures + " FAILED",
                    counts.entrySet().stream().map(count -> ", " + count.getValue() + " " + count.getKey()).sorted()
                            .collect(Collectors.joining()).replaceFirst("^,", " "));
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        skipped.forEach((reason, tests) -> out.printf("skipped %d: %s%n", tests, reason));
        failures.forEach(failure -> out.println("\nFAILED " + failure));
        try {
            Files.write(COUNTED, COMPARED.entrySet().stream().map(count -> count.getKey() + "\t" + count.getValue())
                    .toList(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        long ofProblems = problems.values().stream().mapToLong(Long::longValue).sum();
        out.printf(Locale.ROOT,
                "time    %.0f s of processor time in %.0f s; %d problems %.0f s%s; the slowest: %s%n",
                ProcessorClock.whole() / NANOS, (System.nanoTime() - start) / NANOS, problems.size(),
                ofProblems / NANOS,
                slowest(problems, 1, " (", ")"), slowest(slowest, SLOWEST, "", ""));
    }

    private static String slowest(Map<String, Long> times, int most, String before, String behind) {
        return times.isEmpty()
                ? ""
                : times.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(most)
                        .map(time -> String.format(Locale.ROOT, "%s %.1f s", time.getKey(), time.getValue() / NANOS))
                        .collect(Collectors.joining(", ", before, behind));
    }

    /** Charges the innermost test on this thread with the time since the last call. */
    private void charge() {
        Running here = running.get();
        long now = clock.now();
        if (!here.tests.isEmpty()) {
            charge(paths.of(here.tests.peek()), now - here.since);
        }
        here.since = now;
    }

    private synchronized void charge(List<String> path, long nanos) {
        if (!path.isEmpty()) {
            line(path).nanos += nanos;
            slowest.merge(String.join(" > ", path).replaceFirst("^" + HARNESS + "\\.", ""), nanos, Long::sum);
            problem(path).ifPresent(id -> problems.merge(id, nanos, Long::sum));
        }
    }

    private Optional<String> problem(List<String> path) {
        return path.stream().map(name -> name.replaceFirst("\\..*", "")).filter(ids::contains).findFirst();
    }

    private Line line(List<String> path) {
        return lines.computeIfAbsent(name(path), name -> new Line());
    }

    /** Of the classes of the harness each has a line, and else each package. */
    private static String name(List<String> path) {
        String name = path.get(0);
        return name.startsWith(HARNESS) ? name : name.replaceFirst("\\.[^.]*$", "");
    }

    /** Message and trace of a failure, without what is below the test. */
    private static String whole(Throwable failure) {
        String frames = Stream.of(failure.getStackTrace()).map(StackTraceElement::toString)
                .filter(frame -> !frame.matches("(java|jdk|org\\.junit|org\\.apache)\\b.*")).limit(FRAMES)
                .map(frame -> "\tat " + frame + "\n").collect(Collectors.joining());
        return failure + "\n" + frames
                + (failure.getCause() == null ? "" : "caused by " + whole(failure.getCause()));
    }
}
