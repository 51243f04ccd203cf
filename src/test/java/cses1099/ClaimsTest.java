package cses1099;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int STAIRS = 5, MOST = 3;
    private static final List<Heaps> STAIRCASES = Rows.every(STAIRS, 0, MOST).map(Heaps::new).toList();

    private final Rules rules = new Rules();
    private final Search<Heaps> search = new Search<>(rules);

    @Test
    void theorem1() {
        Checks.each(STAIRCASES, stairs -> assertEquals(nimSum(stairs) != 0, search.moverWins(stairs)));
    }

    @Test
    void theorem2() {
        Checks.each(STAIRCASES, stairs -> {
            List<String> winning = new ArrayList<>();
            for (int stair = 2; stair <= STAIRS; stair++) {
                int heap = stairs.sizes().get(stair - 1 - stair % 2);
                int growth = (heap ^ nimSum(stairs)) - heap;
                int balls = stair % 2 == 0 ? -growth : growth;
                if (balls > 0 && balls <= stairs.sizes().get(stair - 1)) {
                    winning.add(stair + " " + balls);
                }
            }
            assertEquals(winning, search.winningMoves(stairs).map(Move::name).toList());
        });
    }

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

    private static int nimSum(Heaps stairs) {
        return IntStream.range(0, STAIRS).filter(i -> i % 2 == 1).map(stairs.sizes()::get).reduce(0, (a, b) -> a ^ b);
    }
}
