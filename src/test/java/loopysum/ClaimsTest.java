package loopysum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Digraph;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import theory.LoopySum;

class ClaimsTest {

    private static final int SMALL = 3, RANDOM = 500, LARGEST = 8;

    @Test
    @DisplayName("Theorem 1: the search gives each label to whom the definition gives it, and k needs 1 + 2 + ... + k edges")
    void theorem1() {
        Random random = new Random(LARGEST);
        Claims.each("graphs of " + SMALL + " vertices with up to " + SMALL + " edges", Cases.everyGraph(SMALL),
                ClaimsTest::checkLabels);
        Claims.each("random ones of " + LARGEST,
                Stream.generate(() -> Cases.graphs(random, 1, LARGEST, 2 * LARGEST)).limit(RANDOM),
                ClaimsTest::checkLabels);
        Digraph order = Digraph.where(Cases.ORDER, (from, to) -> to < from);
        Claims.stated("the complete order of " + order.n() + " vertices, with " + order.edges().size()
                + " edges, it is " + largest(labels(order)));
    }

    private static void checkLabels(Digraph graph) {
        int[] labels = labels(graph);
        assertArrayEquals(defined(graph), labels);
        int k = largest(labels);
        assertTrue(k * (k + 1) / 2 <= graph.edges().size());
    }

    private static int largest(int[] labels) {
        return IntStream.of(labels).max().orElseThrow();
    }

    /** Main's. */
    private static int[] labels(Digraph graph) {
        return new Main(graph.n(), graph.edges().stream().flatMapToInt(IntStream::of).toArray()).label;
    }

    private static int[] defined(Digraph graph) {
        return LoopySum.of(IntStream.rangeClosed(0, graph.n()).mapToObj(v -> graph.edges().stream()
                .filter(edge -> edge[0] == v).mapToInt(edge -> edge[1]).toArray()).toArray(int[][]::new)).label();
    }
}
