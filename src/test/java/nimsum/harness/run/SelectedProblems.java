package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import nimsum.author.Unfinished;
import nimsum.errors.CheckoutException;
import nimsum.errors.UsageException;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** The problems that a test run is about: all of them, or the one of {@code mvn test -Dproblem=ID}. */
public final class SelectedProblems {

    private static final Map<Problem, Optional<RuntimeException>> OBSTACLES = new ConcurrentHashMap<>();
    /** Problems of which a test has said that they cannot be tested. */
    private static final Set<Problem> REPORTED = ConcurrentHashMap.newKeySet();

    /** Returns the problems that can be tested, in the order of their ids. */
    public static List<Problem> selected() {
        return named().stream().filter(problem -> obstacle(problem).isEmpty()).toList();
    }

    private static List<Problem> named() {
        String id = System.getProperty("problem", "");
        return id.isEmpty() ? Problems.here().all() : List.of(Problems.here().find(id));
    }

    /**
     * A group of tests for each selected problem. None is a test that fails. A problem that cannot be tested fails once
     * in a run, whoever asks first.
     */
    public static Stream<DynamicNode> each(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return named().stream().map(problem -> DynamicContainer.dynamicContainer(problem.id(),
                Stream.of(problem).flatMap(one -> listed(one, tests).stream())));
    }

    /** Does the same for the problems of which nothing is left to write, and skips the others. */
    public static Stream<DynamicNode> finished(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return each(problem -> Unfinished.left(problem).isEmpty()
                ? tests.apply(problem)
                : Stream.of(DynamicTest.dynamicTest("later", () -> Assumptions
                        .abort("scripts/new-problem " + problem + " --left says what comes first"))));
    }

    private static List<? extends DynamicNode> listed(Problem problem,
            Function<Problem, Stream<? extends DynamicNode>> tests) {
        try {
            obstacle(problem).ifPresent(e -> {
                throw e;
            });
            List<? extends DynamicNode> listed = tests.apply(problem).toList();
            assertTrue(!listed.isEmpty(), "nothing is tested");
            return listed;
        } catch (CheckoutException | UsageException e) {
            return failure(problem, new CheckoutException(problem + " cannot be tested: " + e.getMessage()));
        } catch (AssertionError | RuntimeException e) {
            return failure(problem, new IllegalStateException(problem + " cannot be tested", e));
        }
    }

    private static List<DynamicTest> failure(Problem problem, RuntimeException reason) {
        return REPORTED.add(problem) ? List.of(DynamicTest.dynamicTest("can be tested", () -> {
            throw reason;
        })) : List.of();
    }

    /** Tells what is wrong with the files that nearly all tests need. */
    private static Optional<RuntimeException> obstacle(Problem problem) {
        return OBSTACLES.computeIfAbsent(problem, one -> {
            try {
                if (!Unfinished.isRunnable(one)) {
                    throw new CheckoutException("scripts/new-problem " + one + " --left\n  "
                            + String.join("\n  ", Unfinished.left(one)));
                }
                one.cases();
                one.main();
                return Optional.empty();
            } catch (RuntimeException e) {
                return Optional.of(e);
            }
        });
    }
}
