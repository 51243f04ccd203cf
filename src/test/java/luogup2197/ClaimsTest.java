package luogup2197;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.game.Heaps;
import nimsum.game.Search;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation: who wins is played out by the rules. */
class ClaimsTest {

    private final Search<Heaps> search = new Search<>(new Rules());

    private boolean isLost(List<Integer> row) {
        return !search.moverWins(new Heaps(row));
    }

    /** Every row of so many heaps of up to so many stones. */
    private static Stream<List<Integer>> rows(int heaps, int most) {
        return HeapRows.every(heaps, 0, most).map(row -> IntStream.of(row).boxed().toList());
    }

    @Test
    @DisplayName("Theorem 1: the first player loses iff the nim-sum is 0")
    void theorem1() {
        int count = 0;
        for (List<Integer> row : rows(4, 7).toList()) {
            assertEquals(isLost(row), row.stream().reduce(0, (a, b) -> a ^ b) == 0, row::toString);
            count++;
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 2: equal heaps cancel, and a heap is the powers of two that it is the sum of")
    void theorem2() {
        int heaps = 0;
        for (int size = 1; size <= 15; size++) {
            int power = Integer.highestOneBit(size);
            assertTrue(isLost(List.of(size, power, size - power)), "the heap of " + size);
            heaps++;
        }
        Claims.checked(heaps, "heaps");
        int count = 0;
        for (List<Integer> row : rows(3, 7).filter(row -> row.equals(row.stream().sorted().toList())).toList()) {
            List<Integer> powers = row.stream()
                    .flatMap(size -> IntStream.of(1, 2, 4).filter(power -> size / power % 2 == 1).boxed())
                    .sorted().toList();
            List<Integer> left = IntStream.of(1, 2, 4).boxed()
                    .filter(power -> powers.stream().filter(power::equals).count() % 2 == 1).toList();
            assertEquals(isLost(row), isLost(powers), row::toString);
            assertEquals(isLost(row), isLost(left), row::toString);
            assertEquals(isLost(row), left.isEmpty(), row::toString);
            count++;
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 3: the last heap is determined by the others")
    void theorem3() {
        int count = 0;
        for (int heaps = 1; heaps <= 4; heaps++) {
            for (int exponent = 0; exponent <= 3; exponent++) {
                int most = (1 << exponent) - 1;
                for (List<Integer> others : rows(heaps - 1, most).toList()) {
                    long lost = IntStream.rangeClosed(0, most).filter(last -> {
                        List<Integer> row = new ArrayList<>(others);
                        row.add(last);
                        return isLost(row);
                    }).count();
                    assertEquals(1, lost, () -> others + " and one heap more");
                    count += most + 1;
                }
            }
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 4: what lost rows have in common")
    void theorem4() {
        List<List<Integer>> rows = rows(4, 7).toList();
        List<List<Integer>> lost = rows.stream().filter(this::isLost).toList();
        lost.forEach(row -> assertTrue(looksLost(row), row::toString));
        Claims.checked(lost.size(), "lost rows");
        List<List<Integer>> won = rows.stream().filter(row -> !isLost(row) && looksLost(row)).toList();
        Claims.checked(won.size(), "won rows");
        assertTrue(won.contains(List.of(1, 2, 2, 3)));
        assertFalse(lost.isEmpty());
    }

    /** The three things that theorem 4 says. */
    private static boolean looksLost(List<Integer> row) {
        int total = row.stream().mapToInt(size -> size).sum();
        int largest = row.stream().mapToInt(size -> size).max().orElse(0);
        int highest = Integer.highestOneBit(largest);
        return total % 2 == 0 && 2 * largest <= total
                && (highest == 0 || row.stream().filter(size -> size >= highest).count() >= 2);
    }
}
