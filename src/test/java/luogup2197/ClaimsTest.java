package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** Who wins is played out by the rules. */
class ClaimsTest {

    private static final int HEAPS = 4, MAX = 7;

    private final Search<Heaps> search = new Search<>(new Rules());

    private boolean isLost(List<Integer> row) {
        return !search.moverWins(new Heaps(row));
    }

    @Test
    void exercise1() {
        assertEquals(List.of(2),
                IntStream.range(0, 20).filter(size -> isLost(List.of(5, 9, 14, size))).boxed().toList());
        assertEquals(List.of("1 1", "2 1", "3 1"),
                search.winningMoves(new Heaps(List.of(7, 11, 13))).map(Move::name).toList());
    }

    @Test
    void exercise2() {
        Search<List<Integer>> odd = new Search<>(Options.normal(
                row -> Rows.next(row, size -> IntStream.range(0, size).filter(left -> (size - left) % 2 == 1))));
        Checks.forEach(Rows.every(3, 0, MAX), row -> assertEquals(Rows.sum(row) % 2 != 0, odd.moverWins(row)));
    }

    @Test
    void exercise3() {
        Rows.every(HEAPS, 0, MAX).filter(this::isLost).forEach(row -> assertTrue(looksLost(row), row::toString));
        List<Integer> example = List.of(1, 2, 2, 3);
        assertTrue(looksLost(example) && !isLost(example));
        assertEquals(2, Rows.nimSum(example));
    }

    private static boolean looksLost(List<Integer> row) {
        int largest = row.stream().mapToInt(size -> size).max().orElse(0);
        int highest = Integer.highestOneBit(largest);
        return Rows.sum(row) % 2 == 0 && 2 * largest <= Rows.sum(row)
                && (highest == 0 || row.stream().filter(size -> size >= highest).count() >= 2);
    }

    @Test
    void exercise4() {
        for (int heaps = 1; heaps <= HEAPS; heaps++) {
            for (int below = 1; below <= MAX + 1; below *= 2) {
                long lost = Rows.every(heaps, 0, below - 1).filter(this::isLost).count();
                assertEquals(Math.pow(below, heaps - 1), lost, heaps + " heaps below " + below);
            }
        }
    }
}
