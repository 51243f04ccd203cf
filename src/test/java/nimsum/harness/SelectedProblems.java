package nimsum.harness;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;

/** The problems that a test run is about: all of them, or the one of <code>mvn test -Dproblem=ID</code>. */
public final class SelectedProblems {

    /** In the order of their ids; a misspelt name fails and says which exist. */
    public static List<Problem> selected() {
        String id = System.getProperty("problem", "");
        return id.isEmpty() ? Problems.here().all() : List.of(Problems.here().find(id));
    }

    /** A group of tests for each selected problem. */
    public static Stream<DynamicNode> each(Function<Problem, Stream<? extends DynamicNode>> tests) {
        return selected().stream()
                .map(problem -> DynamicContainer.dynamicContainer(problem.id(), tests.apply(problem)));
    }
}
