package loopysum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;
import nimsum.harness.run.Checks;
import nimsum.input.generate.Digraph;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import theory.LoopySum;

class ClaimsTest {

    private static final Rules RULES = new Rules();
    private static final String EDGES = "2 1\n3 1\n3 2\n4 3\n4 5\n5 1\n5 2\n5 4\n6 2\n7 4\n7 6\n";
    private static final String LOOP = "6 6\n";
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

    @Test
    void exercise1() {
        assertEquals(Set.of("5 1", "5 4", "4 3", "4 5"), RULES.moves(place("2 4 5"))
                .filter(move -> new Coach().outcome(move.next()) == Outcome.LOSS).map(Move::name)
                .collect(Collectors.toSet()));
    }

    private static Position place(String tokens) {
        return RULES.read("7 12\n" + EDGES + LOOP + "1\n" + tokens);
    }

    @Test
    void exercise2() {
        assertEquals(List.of(2, 7), IntStream.rangeClosed(1, 7).boxed()
                .filter(v -> new Coach().outcome(place("2 6 " + v)) == Outcome.WIN).toList());
    }

    @Test
    void exercise3() {
        assertEquals(List.of(0, 1, 2, 0, 2, -1, 1), labels("7 12\n" + EDGES + LOOP));
        assertEquals(List.of(0, 1, 2, 0, 2, 0, 1), labels("7 11\n" + EDGES));
    }

    private static List<Integer> labels(String graph) {
        Coach.Graph labelled = Coach.Graph.of(RULES.read(graph + "1\n1 1").edges());
        return IntStream.rangeClosed(1, 7).mapToObj(labelled::label).toList();
    }

    @Test
    void exercise4() {
        Checks.forEach(Cases.everyGraph(SMALL), graph -> {
            List<Set<Integer>> both = IntStream.rangeClosed(0, graph.n()).<Set<Integer>>mapToObj(v -> new TreeSet<>())
                    .toList();
            graph.edges().forEach(edge -> {
                both.get(edge[0]).add(edge[1]);
                both.get(edge[1]).add(edge[0]);
            });
            Coach.Graph labelled = Coach.Graph.of(both.stream().map(List::copyOf).toList());
            for (int v = 1; v <= graph.n(); v++) {
                assertEquals(both.get(v).isEmpty() ? 0 : -1, labelled.label(v));
            }
        });
    }
}
