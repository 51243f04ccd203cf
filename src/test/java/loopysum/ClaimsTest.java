package loopysum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Digraph;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import theory.LoopySum;

class ClaimsTest {

    private static final int SMALL = 3, RANDOM = 500, LARGEST = 8, POSITIONS = 1000, EDGES = 10;
    private static final String ALL = "graphs of " + SMALL + " vertices with up to " + SMALL + " edges";
    private static final nimsum.cases.Cases CASES = Problems.here().find("loopysum").cases();
    private static final Rules RULES = new Rules();

    @Test
    @DisplayName("Theorem 1: a label k needs 1 + 2 + ... + k edges")
    void theorem1() {
        Claims.each(ALL, Cases.everyGraph(SMALL), graph -> {
            int k = largestLabel(graph);
            assertTrue(k * (k + 1) / 2 <= graph.edges().size());
        });
        Digraph order = Digraph.where(Cases.ORDER, (from, to) -> to < from);
        long m = CASES.bounds().get("m").max();
        assertTrue(order.edges().size() <= m && m < order.edges().size() + Cases.ORDER);
        Claims.stated("m = " + m + "$ it is " + largestLabel(order) + ", in the complete order of " + Cases.ORDER
                + " vertices");
    }

    private static int largestLabel(Digraph graph) {
        return IntStream.of(labels(graph)).max().orElseThrow();
    }

    /** Main's. */
    private static int[] labels(Digraph graph) {
        return new Main.Graph(graph.n(), graph.edges().stream().flatMapToInt(IntStream::of).toArray()).label;
    }

    @Test
    @DisplayName("Theorem 2: the search gives each label to whom the definition gives it")
    void theorem2() {
        Random random = new Random(LARGEST);
        Claims.each(ALL, Cases.everyGraph(SMALL), graph -> assertArrayEquals(defined(graph), labels(graph)));
        Claims.each("random ones of " + LARGEST,
                Stream.generate(() -> Cases.graphs(random, 1, LARGEST, 2 * LARGEST)).limit(RANDOM),
                graph -> assertArrayEquals(defined(graph), labels(graph)));
    }

    /** By the definition. */
    private static int[] defined(Digraph graph) {
        return LoopySum.of(IntStream.rangeClosed(0, graph.n()).mapToObj(v -> graph.edges().stream()
                .filter(edge -> edge[0] == v).mapToInt(edge -> edge[1]).toArray()).toArray(int[][]::new)).label();
    }

    @Test
    @DisplayName("Theorem 3: with the least sum of times play ends")
    void theorem3() {
        Coach coach = new Coach();
        Random random = new Random(EDGES);
        Claims.each(
                "lost ones of " + POSITIONS + " random positions of up to 3 tokens on graphs of " + EDGES + " edges",
                Stream.generate(() -> RULES.read(CASES.random(random, EDGES))).limit(POSITIONS)
                        .filter(start -> coach.outcome(start) == Outcome.LOSS),
                start -> assertTrue(ends(start, coach, new HashSet<>())));
    }

    /** Whether each play of the loser, who is to move, ends if the coach answers. */
    private static boolean ends(Position lost, Coach coach, Set<Position> before) {
        return before.add(lost)
                && RULES.moves(lost).allMatch(move -> ends(coach.reply(move.next()).next(), coach, before))
                && before.remove(lost);
    }
}
