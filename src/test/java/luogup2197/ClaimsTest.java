package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation: who wins is played out by the rules. */
class ClaimsTest {

    private final Search<Heaps> search = new Search<>(new Rules());

    private boolean isLost(List<Integer> row) {
        return !search.moverWins(new Heaps(row));
    }

    @Test
    @DisplayName("Theorem 1: the first player loses iff the nim-sum is 0")
    void theorem1() {
        Claims.each("rows", Rows.every(4, 0, 7), row -> assertEquals(Rows.nimSum(row) == 0, isLost(row)));
    }

    @Test
    @DisplayName("Theorem 2: equal heaps cancel, and a heap is the powers of two that it is the sum of")
    void theorem2() {
        Claims.each("heaps", IntStream.rangeClosed(1, 15), size -> {
            int power = Integer.highestOneBit(size);
            assertTrue(isLost(List.of(size, power, size - power)));
        });
        Claims.each("rows", Rows.every(3, 0, Deep.size(6, 7)).filter(Rows::isInOrder), row -> {
            List<Integer> powers = row.stream()
                    .flatMap(size -> Stream.of(1, 2, 4).filter(power -> (size & power) != 0)).toList();
            List<Integer> left = Stream.of(1, 2, 4)
                    .filter(power -> powers.stream().filter(power::equals).count() % 2 == 1).toList();
            assertEquals(isLost(row), isLost(powers));
            assertEquals(isLost(row), isLost(left));
            assertEquals(isLost(row), left.isEmpty());
        });
    }

    @Test
    @DisplayName("Theorem 3: the last heap is determined by the others")
    void theorem3() {
        int count = 0;
        for (int heaps = 0; heaps <= 3; heaps++) {
            for (int most = 0; most <= 7; most = 2 * most + 1) {
                List<Integer> sizes = IntStream.rangeClosed(0, most).boxed().toList();
                for (List<Integer> others : Rows.every(heaps, 0, most).toList()) {
                    assertEquals(1, sizes.stream().map(last -> Stream.concat(others.stream(), Stream.of(last)).toList())
                            .filter(this::isLost).count(), () -> others + " and one heap more");
                    count += sizes.size();
                }
            }
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 4: what lost rows have in common")
    void theorem4() {
        List<List<Integer>> rows = Rows.every(4, 0, 7).toList();
        Claims.each("lost rows", rows.stream().filter(this::isLost), row -> assertTrue(looksLost(row)));
        List<List<Integer>> won = rows.stream().filter(row -> !isLost(row) && looksLost(row)).toList();
        Claims.checked(won.size(), "won rows");
        assertTrue(won.contains(List.of(1, 2, 2, 3)));
    }

    /** The three things that theorem 4 says. */
    private static boolean looksLost(List<Integer> row) {
        int largest = row.stream().mapToInt(size -> size).max().orElse(0);
        int highest = Integer.highestOneBit(largest);
        return Rows.sum(row) % 2 == 0 && 2 * largest <= Rows.sum(row)
                && (highest == 0 || row.stream().filter(size -> size >= highest).count() >= 2);
    }
}
