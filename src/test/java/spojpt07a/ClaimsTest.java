package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Rules RULES = new Rules();

    @Test
    void theorem1() {
        int max = 5;
        Values<Bush> played = Values.grundy(RULES);
        Checks.forEach(IntStream.rangeClosed(1, max).boxed().flatMap(Tree::every), tree -> {
            Bush bush = RULES.read("1\n" + tree);
            boolean[] ground = new boolean[bush.size() + 2];
            bush.ground().forEach(v -> ground[v] = true);
            int[] degree = new int[ground.length];
            int[] neighbours = new int[ground.length];
            bush.edges().forEach(edge -> IntStream.of(edge.from(), edge.to()).forEach(end -> {
                degree[end]++;
                neighbours[end] ^= edge.other(end);
            }));
            assertEquals(played.of(bush), Main.value(ground, degree, neighbours));
            // Without an edge of the frame, each of its ends still has a ground vertex on its side.
            IntPredicate inFrame = edge -> IntStream.of(bush.edge(edge).from(), bush.edge(edge).to())
                    .allMatch(end -> ground[end] || new Bush(bush.edges(), end).cut(edge).standing()
                            .mapToObj(bush::edge).anyMatch(e -> ground[e.from()] || ground[e.to()]));
            assertEquals(2 * bush.standing().filter(inFrame).count(), IntStream.of(degree).sum());
        });
    }

    @Test
    void exercise1() {
        assertEquals(List.of("2", "4", "5"),
                winningCuts("10 1 0 0 1 0 1 0 0 0 0 1 2 2 3 3 4 4 5 5 6 3 7 7 8 5 9 9 10"));
    }

    private static List<String> winningCuts(String tree) {
        return new Search<>(RULES).winningMoves(RULES.read("1 " + tree)).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        assertEquals(List.of("3", "6", "7", "8", "9"), winningCuts("10 1 0 0 0 0 1 0 0 0 0"
                + " 1 2 2 3 3 4 4 5 5 6 2 7 3 8 4 9 5 10"));
        assertEquals(List.of("7", "8", "9", "10", "11"), winningCuts("12 1 0 0 0 0 0 1 0 0 0 0 0"
                + " 1 2 2 3 3 4 4 5 5 6 6 7 2 8 3 9 4 10 5 11 6 12"));
    }

    @Test
    void exercise3() {
        assertEquals(List.of("3"), winningCuts("6 1 0 0 0 0 1 1 2 2 3 3 4 4 5 5 6"));
        assertEquals(List.of(), winningCuts("5 1 0 0 0 1 1 2 2 3 3 4 4 5"));
        assertEquals(List.of("1", "2", "3", "4", "5"), winningCuts("6 0 1 1 1 1 1 1 2 1 3 1 4 1 5 1 6"));
        assertEquals(List.of(), winningCuts("5 0 1 1 1 1 1 2 1 3 1 4 1 5"));
    }
}
