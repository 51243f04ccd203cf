package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation: who wins is played out by the rules. */
class ClaimsTest {

    private static final int HEAPS = 4, MOST = 7;

    private final Search<Heaps> search = new Search<>(new Rules());

    private boolean isLost(List<Integer> row) {
        return !search.moverWins(new Heaps(row));
    }

    @Test
    void theorem1() {
        Claims.each("rows of " + HEAPS + " heaps of up to " + MOST + " stones", Rows.every(HEAPS, 0, MOST),
                row -> assertEquals(Rows.nimSum(row) == 0, isLost(row)));
    }

    @Test
    void theorem2() {
        int largest = 15;
        Claims.each("heaps of up to " + largest + " stones that are no powers of two",
                IntStream.rangeClosed(1, largest).filter(size -> Integer.bitCount(size) > 1),
                size -> assertTrue(isLost(List.of(size, Integer.highestOneBit(size), lowerPowers(size)))));
        Claims.each("rows of " + HEAPS + " heaps of up to " + MOST + " stones in order",
                Rows.every(HEAPS, 0, MOST).filter(Rows::isInOrder),
                row -> steps(row).forEach(after -> assertEquals(isLost(row), isLost(after), after::toString)));
        List<Integer> powers = List.of(1, 2, 4, 8);
        Claims.each("rows of different powers of two below " + (largest + 1), IntStream.rangeClosed(0, largest),
                set -> assertEquals(set == 0, isLost(powers.stream().filter(power -> (set & power) != 0).toList())));
    }

    /** Each row that comes of an empty heap or two equal ones taken off, or of a heap replaced. */
    private static List<List<Integer>> steps(List<Integer> row) {
        List<List<Integer>> next = new ArrayList<>();
        for (int size : row) {
            List<Integer> others = new ArrayList<>(row);
            others.remove((Integer) size);
            if (size == 0) {
                next.add(others);
            } else if (lowerPowers(size) > 0) {
                next.add(with(with(others, Integer.highestOneBit(size)), lowerPowers(size)));
            }
            if (others.contains(size)) {
                List<Integer> rest = new ArrayList<>(others);
                rest.remove((Integer) size);
                next.add(rest);
            }
        }
        return next;
    }

    private static List<Integer> with(List<Integer> row, int heap) {
        return Stream.concat(row.stream(), Stream.of(heap)).toList();
    }

    private static int lowerPowers(int size) {
        return size - Integer.highestOneBit(size);
    }

    @Test
    void theorem3() {
        int count = 0;
        for (int heaps = 1; heaps <= HEAPS; heaps++) {
            for (int below = 1; below <= MOST + 1; below *= 2) {
                List<Integer> sizes = IntStream.range(0, below).boxed().toList();
                for (List<Integer> others : Rows.every(heaps - 1, 0, below - 1).toList()) {
                    assertEquals(1, sizes.stream().filter(last -> isLost(with(others, last))).count(),
                            () -> others + " and one heap more");
                    count += sizes.size();
                }
            }
        }
        Claims.checked(count, "rows of 1 to " + HEAPS + " heaps below powers of two of up to " + (MOST + 1));
    }

    @Test
    void exercise1() {
        Rows.every(HEAPS, 0, MOST).filter(this::isLost).forEach(row -> assertTrue(looksLost(row), row::toString));
        List<Integer> example = List.of(1, 2, 2, 3);
        assertTrue(looksLost(example) && !isLost(example));
        Claims.answered("No: " + example.stream().map(String::valueOf).collect(Collectors.joining(" "))
                + " has all three properties, and its nim-sum is " + Rows.nimSum(example) + ".");
    }

    private static boolean looksLost(List<Integer> row) {
        int largest = row.stream().mapToInt(size -> size).max().orElse(0);
        int highest = Integer.highestOneBit(largest);
        return Rows.sum(row) % 2 == 0 && 2 * largest <= Rows.sum(row)
                && (highest == 0 || row.stream().filter(size -> size >= highest).count() >= 2);
    }
}
