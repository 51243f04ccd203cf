package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
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
        int heaps = 3;
        int most = 6;
        Set<List<Integer>> seen = new HashSet<>();
        Claims.each("rows of " + heaps + " heaps of up to " + most + " stones in order",
                Rows.every(heaps, 0, Deep.size(most, 7)).filter(Rows::isInOrder), row -> checkSteps(row, seen));
    }

    /** No step changes who wins, in whatever order they are taken, and where there is none the rest says who does. */
    private void checkSteps(List<Integer> row, Set<List<Integer>> seen) {
        if (seen.add(row)) {
            List<List<Integer>> next = steps(row);
            for (List<Integer> after : next) {
                assertEquals(isLost(row), isLost(after), () -> row + " and " + after);
                checkSteps(after, seen);
            }
            if (next.isEmpty()) {
                assertEquals(row.isEmpty(), isLost(row), row::toString);
                assertTrue(row.stream().allMatch(size -> Integer.bitCount(size) == 1), row::toString);
                assertEquals(row.size(), Set.copyOf(row).size(), row::toString);
            }
        }
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
                next.add(Stream.concat(others.stream(), Stream.of(Integer.highestOneBit(size), lowerPowers(size)))
                        .sorted().toList());
            }
            if (others.contains(size)) {
                List<Integer> rest = new ArrayList<>(others);
                rest.remove((Integer) size);
                next.add(rest);
            }
        }
        return next;
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
                    assertEquals(1, sizes.stream().map(last -> Stream.concat(others.stream(), Stream.of(last)).toList())
                            .filter(this::isLost).count(), () -> others + " and one heap more");
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
