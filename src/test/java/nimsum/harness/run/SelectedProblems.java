package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import nimsum.author.Unfinished;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** The problems that a test run is about: all of them, or the one of {@code mvn test -Dproblem=ID}. */
public final class SelectedProblems {

    /** Returns the problems in the order of their ids. A misspelt name fails and says which problems exist. */
    public static List<Problem> selected() {
        String id = System.getProperty("problem", "");
        return id.isEmpty() ? Problems.here().all() : List.of(Problems.here().find(id));
    }

    /** Returns those of the selected problems that can run. */
    public static List<Problem> runnable() {
        return selected().stream().filter(Unfinished::isRunnable).toList();
    }

    /**
     * Makes a group of tests for each selected problem that can run. Without a test in it the group fails. A problem
     * that lacks a file which all tests need is skipped, because {@code FilesTest} says so once.
     */
    public static Stream<DynamicNode> each(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return groups(Unfinished::isRunnable, tests);
    }

    /** Does the same for the problems of which nothing is left to write. */
    public static Stream<DynamicNode> finished(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return groups(problem -> Unfinished.left(problem).isEmpty(), tests);
    }

    private static Stream<DynamicNode> groups(Predicate<Problem> isReady,
            Function<Problem, Stream<? extends DynamicNode>> tests) {
        return selected().stream().map(problem -> DynamicContainer.dynamicContainer(problem.id(),
                Stream.of(problem).flatMap(one -> listed(one, isReady, tests).stream())));
    }

    private static List<? extends DynamicNode> listed(Problem problem, Predicate<Problem> isReady,
            Function<Problem, Stream<? extends DynamicNode>> tests) {
        try {
            if (!isReady.test(problem)) {
                return List.of(DynamicTest.dynamicTest("later",
                        () -> Assumptions.abort("scripts/new-problem " + problem + " --left says what comes first")));
            }
            List<? extends DynamicNode> listed = tests.apply(problem).toList();
            assertTrue(!listed.isEmpty(), "nothing is tested");
            return listed;
        } catch (AssertionError | RuntimeException e) {
            return List.of(DynamicTest.dynamicTest("what is tested is there", () -> {
                throw e;
            }));
        }
    }
}
