package cses1099;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int STAIRS = 5, MAX = 3;
    private static final List<Heaps> STAIRCASES = Rows.every(STAIRS, 0, MAX).map(Heaps::new).toList();

    private final Rules rules = new Rules();

    @Test
    void exercise1() {
        Heaps stairs = new Heaps(List.of(0, 2, 1, 1, 3));
        assertEquals(List.of("2 1", "5 1"), new Coach().goodMoves(stairs).map(Move::name).toList());
    }

    @Test
    void exercise2() {
        Search<Heaps> single = new Search<>(Options.normal(
                stairs -> rules.moves(stairs).filter(move -> move.name().endsWith(" 1")).map(Move::next)));
        STAIRCASES.forEach(stairs -> assertEquals(
                IntStream.range(0, STAIRS).map(i -> i * stairs.sizes().get(i)).sum() % 2 == 1,
                single.moverWins(stairs)));
    }

    @Test
    void exercise3() {
        int[] below = {0, 0, 1, 1, 0, 4};
        Search<List<Integer>> search = new Search<>(Options.normal(coins -> IntStream.range(1, below.length).boxed()
                .flatMap(vertex -> IntStream.rangeClosed(1, coins.get(vertex)).mapToObj(taken -> {
                    List<Integer> left = new ArrayList<>(coins);
                    left.set(vertex, coins.get(vertex) - taken);
                    left.set(below[vertex], coins.get(below[vertex]) + taken);
                    return left;
                }))));
        Checks.forEach(Rows.every(below.length, 0, 2), coins -> assertEquals((coins.get(1) ^ coins.get(4)) != 0,
                search.moverWins(coins)));
    }
}
