package loopysum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Digraph;
import nimsum.cases.HeapRows;
import nimsum.game.Outcome;
import nimsum.game.TokenRules.Position;
import nimsum.harness.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import theory.LoopySum;

class ClaimsTest {

    private static final int SMALL = 3, RANDOM = 500, LARGEST = 8, GRAPHS = 100;
    private static final Rules RULES = new Rules();

    @Test
    @DisplayName("Theorem 1: a label k needs 1 + 2 + ... + k edges")
    void theorem1() {
        Claims.each("graphs of " + SMALL + " vertices with up to " + SMALL + " edges", Cases.everyGraph(SMALL),
                graph -> assertTrue(edgesFor(largestLabel(graph)) <= graph.edges().size()));
        long m = Problems.here().find("loopysum").cases().bounds().get("m").max();
        int most = (int) IntStream.iterate(1, k -> edgesFor(k) <= m, k -> k + 1).count();
        Digraph order = Digraph.where(most + 1, (from, to) -> to < from);
        assertTrue(order.edges().size() <= m);
        assertEquals(most, largestLabel(order));
        Claims.stated("m = " + m + "$ it is " + most + ", in the complete order of " + (most + 1) + " vertices");
    }

    private static long edgesFor(int label) {
        return label * (label + 1L) / 2;
    }

    private static int largestLabel(Digraph graph) {
        return Arrays.stream(labels(graph)).max().orElseThrow();
    }

    /** Main's. */
    private static int[] labels(Digraph graph) {
        return new Main.Graph(graph.n(), graph.edges().stream().flatMapToInt(IntStream::of).toArray()).label;
    }

    @Test
    @DisplayName("Theorem 2: the search gives each label to whom the definition gives it")
    void theorem2() {
        Claims.each("graphs of " + SMALL + " vertices with up to " + SMALL + " edges", Cases.everyGraph(SMALL),
                graph -> assertArrayEquals(defined(graph), labels(graph)));
        Claims.each("random ones of " + LARGEST, random(RANDOM),
                graph -> assertArrayEquals(defined(graph), labels(graph)));
    }

    private static Stream<Digraph> random(int count) {
        Random random = new Random(count);
        return Stream.generate(() -> Cases.graphs(random, 1, LARGEST, 2 * LARGEST)).limit(count);
    }

    /** By the definition. */
    private static int[] defined(Digraph graph) {
        int[][] followers = IntStream.rangeClosed(0, graph.n()).mapToObj(v -> graph.edges().stream()
                .filter(edge -> edge[0] == v).mapToInt(edge -> edge[1]).toArray()).toArray(int[][]::new);
        return LoopySum.of(followers, IntStream.rangeClosed(0, graph.n()).toArray()).label();
    }

    @Test
    @DisplayName("Theorem 3: with the least sum of times play ends")
    void theorem3() {
        Coach coach = new Coach();
        Claims.each("lost positions of two tokens on " + GRAPHS + " random graphs of " + LARGEST + " vertices",
                random(GRAPHS).flatMap(ClaimsTest::pairs).filter(start -> coach.outcome(start) == Outcome.LOSS),
                start -> assertTrue(ends(start, coach, new HashSet<>())));
    }

    private static Stream<Position> pairs(Digraph graph) {
        return HeapRows.ascending(2, 1, graph.n()).filter(tokens -> tokens.length == 2)
                .map(pair -> RULES.read(Cases.input(graph, Stream.<int[]>of(pair))));
    }

    /** Whether each play of the loser, who is to move, ends if the coach answers. */
    private static boolean ends(Position lost, Coach coach, Set<Position> before) {
        return before.add(lost)
                && RULES.moves(lost).allMatch(move -> ends(coach.reply(move.next()).next(), coach, before))
                && before.remove(lost);
    }
}
