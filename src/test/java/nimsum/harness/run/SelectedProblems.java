package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
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

    /** Returns a group of tests for each selected problem. None is a test that fails. */
    public static Stream<DynamicNode> each(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return selected().stream().map(problem -> DynamicContainer.dynamicContainer(problem.id(),
                Stream.of(problem).flatMap(one -> listed(one, tests).stream())));
    }

    private static List<? extends DynamicNode> listed(Problem problem,
            Function<Problem, Stream<? extends DynamicNode>> tests) {
        try {
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
