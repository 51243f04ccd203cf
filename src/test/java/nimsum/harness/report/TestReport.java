package nimsum.harness.report;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import nimsum.errors.UsageException;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Prints each failure at once and the name of each test class that has run, and at the end how many tests there were
 * and how long they took.
 */
public final class TestReport extends SummaryGeneratingListener {

    private static final int CALLS = 12;
    private static final double NANOS = 1e9;
    private static final long NANOS_PER_TICK = 10_000_000;
    private static final Pattern NOT_OURS = Pattern
            .compile("(java|javax|jdk|sun|com\\.sun|org\\.junit|org\\.opentest4j|org\\.apache\\.maven)\\..*");
    /** In a message: what assertTrue appends, and calls inside the JDK of another JVM. */
    private static final String NOISE = "(?m) ==> expected: <(true|false)> but was: <(true|false)>$"
            + "|^[ \\t]+at java\\..*\\R";

    private final PrintStream out = System.out;
    private final Set<String> failed = ConcurrentHashMap.newKeySet();
    private TestPlan plan;

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
            failed.add(path.replaceFirst(" > .*", ""));
            out.print("\nFAILED " + path + "\n" + result.getThrowable().map(TestReport::trace).orElse("") + "\n");
        }
        if (test.getSource().orElse(null) instanceof ClassSource) {
            out.println((failed.contains(path) ? "FAILED  " : "tested  ") + path);
        }
    }

    /** Returns the class of a test, the groups that it is in, and its name; empty for the whole run. */
    private String path(TestIdentifier test) {
        if (test.getSource().orElse(null) instanceof ClassSource source) {
            return source.getClassName();
        }
        String group = plan.getParent(test).map(this::path).orElse("");
        return group.isEmpty() ? "" : group + " > " + test.getDisplayName();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        super.testPlanExecutionFinished(finished);
        TestExecutionSummary summary = getSummary();
        long tests = summary.getTestsSucceededCount() + summary.getTotalFailureCount();
        out.printf("%s%d %s in %.0f s (%.0f s of processor time)%n",
                failed.isEmpty() ? "passed  " : "FAILED  " + summary.getTotalFailureCount() + " of ", tests,
                tests == 1 ? "test" : "tests",
                (summary.getTimeFinished() - summary.getTimeStarted()) / 1e3, processorNanos() / NANOS);
    }

    /**
     * A failure, its innermost calls outside the JDK and JUnit, and its causes; the message alone where that is all
     * that the commands print.
     */
    private static String trace(Throwable failure) {
        boolean isForPeople = failure instanceof CheckoutException || failure instanceof UsageException;
        boolean saysAll = isForPeople || failure instanceof AssertionError && failure.getMessage() != null;
        String message = (saysAll ? failure.getMessage() : failure.toString()).replaceAll(NOISE, "") + "\n";
        if (isForPeople) {
            return message;
        }
        String calls = Stream.of(failure.getStackTrace())
                .filter(call -> !NOT_OURS.matcher(call.getClassName()).matches()).limit(CALLS)
                .map(call -> "\tat " + call + "\n").collect(Collectors.joining());
        return message + calls + (failure.getCause() == null ? "" : "caused by " + trace(failure.getCause()));
    }

    /** Adds up this JVM and the processes that it started and that have ended. */
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
