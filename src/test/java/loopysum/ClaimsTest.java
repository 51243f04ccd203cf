package loopysum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.Checks;
import nimsum.input.generate.Digraph;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import theory.LoopySum;

class ClaimsTest {

    private static final int SMALL = 3, RANDOM = 500, LARGEST = 8;

    @Test
    void theorem1() {
        Random random = new Random(LARGEST);
        Checks.forEach(Cases.everyGraph(SMALL), ClaimsTest::checkLabels);
        Checks.forEach(Stream.generate(() -> Cases.graphs(random, 1, LARGEST, 2 * LARGEST)).limit(RANDOM),
                ClaimsTest::checkLabels);
    }

    /** No number of the input is out of its bounds, only their sum. */
    @Test
    void allQuestionsHaveAtMost400000Tokens() {
        nimsum.input.Cases cases = Problems.here().find("loopysum").cases();
        String questions = ("10" + " 1".repeat(10) + "\n").repeat(40_000);
        assertTrue(cases.isValid("1 0\n40000\n" + questions));
        assertFalse(cases.isValid("1 0\n40001\n" + questions + "1 1\n"));
    }

    private static void checkLabels(Digraph graph) {
        int[][] followers = IntStream.rangeClosed(0, graph.n()).mapToObj(v -> graph.edges().stream()
                .filter(edge -> edge[0] == v).mapToInt(edge -> edge[1]).toArray()).toArray(int[][]::new);
        Coach.Graph labelled = Coach.Graph
                .of(Stream.of(followers).map(to -> IntStream.of(to).boxed().toList()).toList());
        int[] labels = LoopySum.of(followers).label();
        for (int v = 1; v <= graph.n(); v++) {
            assertEquals(labels[v], labelled.label(v));
        }
    }
}
