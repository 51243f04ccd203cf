package loopysum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        Cases.Input order = Cases.Input.order(most + 1);
        assertTrue(order.edges().size() <= m);
        assertEquals(most, largestLabel(order));
        Claims.stated("m = " + m + "$ it is " + most + ", in the complete order of " + (most + 1) + " vertices");
    }

    private static long edgesFor(int label) {
        return label * (label + 1L) / 2;
    }

    private static int largestLabel(Cases.Input graph) {
        return Arrays.stream(labels(graph)).max().orElseThrow();
    }

    /** Main's. */
    private static int[] labels(Cases.Input graph) {
        return new Main.Graph(graph.n(), graph.edges().stream().flatMapToInt(IntStream::of).toArray()).label;
    }

    @Test
    @DisplayName("Theorem 2: the search gives each label to whom the definition gives it")
    void theorem2() {
        Random random = new Random(LARGEST);
        Claims.each("graphs of " + SMALL + " vertices with up to " + SMALL + " edges", Cases.everyGraph(SMALL),
                graph -> assertArrayEquals(defined(graph), labels(graph)));
        Claims.each("random ones of " + LARGEST,
                Stream.generate(() -> Cases.Input.random(random, LARGEST, 2 * LARGEST)).limit(RANDOM),
                graph -> assertArrayEquals(defined(graph), labels(graph)));
    }

    @Test
    @DisplayName("Theorem 3: with the least sum of times play ends")
    void theorem3() {
        Random random = new Random(GRAPHS);
        Coach coach = new Coach();
        Claims.each("lost positions of two tokens on " + GRAPHS + " random graphs of " + LARGEST + " vertices",
                Stream.generate(() -> Cases.Input.random(random, LARGEST, 2 * LARGEST)).limit(GRAPHS)
                        .flatMap(ClaimsTest::pairs).filter(start -> coach.outcome(start) == Outcome.LOSS),
                start -> assertTrue(ends(start, coach)));
    }

    /** Whether each play of the loser, who is to move, ends if the coach answers. */
    private static boolean ends(Position start, Coach coach) {
        Map<Position, List<Position>> rounds = new LinkedHashMap<>();
        Deque<Position> left = new ArrayDeque<>(List.of(start));
        while (!left.isEmpty()) {
            Position lost = left.pop();
            if (!rounds.containsKey(lost)) {
                rounds.put(lost, RULES.moves(lost).map(move -> coach.reply(move.next()).next()).toList());
                left.addAll(rounds.get(lost));
            }
        }
        while (rounds.values().removeIf(next -> next.stream().noneMatch(rounds::containsKey))) {
            // What comes before those that end.
        }
        return rounds.isEmpty();
    }

    private static Stream<Position> pairs(Cases.Input graph) {
        return HeapRows.every(2, 1, graph.n()).filter(pair -> pair[0] <= pair[1])
                .map(pair -> RULES.read(graph.asked(Stream.<int[]>of(pair)).text()));
    }

    /** By the definition. */
    private static int[] defined(Cases.Input graph) {
        int[][] followers = IntStream.rangeClosed(0, graph.n()).mapToObj(v -> graph.edges().stream()
                .filter(edge -> edge[0] == v).mapToInt(edge -> edge[1]).toArray()).toArray(int[][]::new);
        return LoopySum.of(followers, IntStream.rangeClosed(0, graph.n()).toArray()).label();
    }
}
