package hdu2149;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hdu2149.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;
import nimsum.game.Options;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int MAX = Deep.size(20, 40);
    private static final List<Integer> SIZES = IntStream.rangeClosed(1, MAX).boxed().toList();

    /** Returns each price and largest raise before the first bid. */
    private static Stream<Position> starts() {
        return SIZES.stream().flatMap(price -> SIZES.stream().map(maxRaise -> new Position(0, price, maxRaise)));
    }

    private static List<Integer> winningRaises(Search<Position> search, Position start) {
        return search.winningMoves(start).map(raise -> raise.next().bid()).toList();
    }

    @Test
    void theorem1() {
        Checks.forEachPair(SIZES, IntStream.rangeClosed(0, MAX).boxed().toList(), (max, stones) -> {
            Search<Heaps> heap = new Search<>(new HeapRules("stone", "stones", max));
            assertEquals(remainder(stones, max), heap.winningMoves(new Heaps(List.of(stones)))
                    .map(take -> stones - take.next().stones()).toList());
        });
    }

    /** Returns the remainder modulo one more than the largest raise, unless it is 0. */
    private static List<Integer> remainder(int number, int max) {
        return Stream.of(number % (max + 1)).filter(remainder -> remainder > 0).toList();
    }

    @Test
    void exercise1() {
        Search<Position> auction = new Search<>(new Rules());
        assertEquals(List.of(1), winningRaises(auction, new Position(0, 100, 10)));
        assertEquals(List.of(12), winningRaises(auction, new Position(8, 100, 10)));
        assertEquals(List.of(), winningRaises(auction, new Position(0, 99, 10)));
        assertEquals(List.of(7, 8, 9), winningRaises(auction, new Position(0, 7, 9)));
    }

    @Test
    void exercise2() {
        Search<Position> misere = new Search<>(Options.misere(new Rules()));
        starts().forEach(start -> assertEquals(remainder(start.price() - 1, start.maxRaise()),
                winningRaises(misere, start), start::toString));
    }

    @Test
    void exercise3() {
        Search<Integer> search = new Search<>(Options.normal(
                missing -> Stream.of(1, 3, 4).filter(raise -> missing > 0).map(raise -> Math.max(missing - raise, 0))));
        int period = 7;
        List<Integer> lost = IntStream.rangeClosed(1, period).filter(price -> !search.moverWins(price))
                .map(price -> price % period).sorted().boxed().toList();
        SIZES.forEach(price -> assertEquals(lost.contains(price % period), !search.moverWins(price)));
        assertEquals(0, lost.get(0));
        assertEquals(5, lost.get(1));
        assertEquals(7, period);
    }
}
