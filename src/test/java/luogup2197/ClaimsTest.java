package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation: who wins is played out by the rules. */
class ClaimsTest {

    private static final int HEAPS = 4, MAX = 7;
    private static final List<Integer> SIZES = IntStream.rangeClosed(0, MAX).boxed().toList();

    private final Search<Heaps> search = new Search<>(new Rules());

    private boolean isLost(List<Integer> row) {
        return !search.moverWins(new Heaps(row));
    }

    @Test
    void theorem2() {
        Checks.eachPair(Rows.every(3, 0, MAX).filter(Rows::isInOrder).toList(), SIZES, (row, size) -> {
            assertEquals(isLost(row), isLost(with(row, size, size)));
            int power = Integer.highestOneBit(size);
            assertEquals(isLost(with(row, size)), isLost(with(row, power, size - power)));
        });
        Checks.each(Rows.subsets(List.of(1, 2, 4, 8)), row -> assertEquals(row.isEmpty(), isLost(row)));
    }

    private static List<Integer> with(List<Integer> row, Integer... heaps) {
        return Stream.concat(row.stream(), Stream.of(heaps)).toList();
    }

    @Test
    void theorem3() {
        for (int heaps = 1; heaps <= HEAPS; heaps++) {
            for (int below = 1; below <= MAX + 1; below *= 2) {
                for (List<Integer> others : Rows.every(heaps - 1, 0, below - 1).toList()) {
                    assertEquals(1, SIZES.stream().limit(below).filter(last -> isLost(with(others, last))).count(),
                            () -> others + " and one heap more");
                }
            }
        }
    }

    @Test
    void exercise1() {
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
}
