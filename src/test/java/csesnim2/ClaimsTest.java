package csesnim2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.cases.HeapRows;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.game.Values;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The theorems of the README, checked by computation: for takes of up to 1 to 6 sticks, of which 3 is the problem's.
 */
class ClaimsTest {

    private static final int MOST_TAKEN = 6;
    private static final String TAKES = " sticks with $m$ from 1 to " + MOST_TAKEN;
    private static final int HEAPS = 3, LARGEST = 9;
    private static final String ROWS = HEAPS + " heaps of 0 to " + LARGEST + TAKES;

    /** The problem's rules with another largest take. */
    private static nimsum.game.Rules<Heaps> game(int most) {
        return Options.normal(heaps -> heaps.moves(size -> IntStream.rangeClosed(1, Math.min(most, size)))
                .map(Move::next));
    }

    @Test
    @DisplayName("Theorem 1: the Grundy value of a heap of x is x mod (m + 1)")
    void theorem1() {
        int count = 0;
        int largest = 200;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            Values<Heaps> values = Values.grundy(game(most));
            for (int heap = 0; heap <= largest; heap++) {
                assertEquals(heap % (most + 1), values.of(new Heaps(List.of(heap))),
                        heap + " sticks, takes up to " + most);
                count++;
            }
        }
        Claims.checked(count, "heaps of 0 to " + largest + TAKES);
        Heaps heaps = new Heaps(List.of(2, 7));
        assertEquals(new Rules().moves(heaps).map(Move::next).toList(), game(3).moves(heaps).map(Move::next).toList(),
                "the problem's game is that with m = 3");
    }

    @Test
    @DisplayName("Theorem 2: the player to move loses if and only if the nim-sum of the remainders is 0")
    void theorem2() {
        int count = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            Search<Heaps> search = new Search<>(game(most));
            for (Heaps heaps : rows()) {
                assertEquals(nimSum(heaps, most) != 0, search.moverWins(heaps), heaps + ", takes up to " + most);
                count++;
            }
        }
        Claims.checked(count, "positions of " + ROWS);
    }

    @Test
    @DisplayName("Theorem 3: the remainder may be taken last if and only if m + 1 is a power of two")
    void theorem3() {
        int largest = 99;
        int largestPower = 16;
        Claims.eachPair(
                "pairs of heaps of 0 to " + largest + " sticks with $m + 1$ a power of two from 2 to " + largestPower,
                IntStream.iterate(2, power -> power <= largestPower, power -> 2 * power).boxed().toList(),
                HeapRows.every(2, 0, largest).toList(), (power, row) -> assertEquals(
                        (row[0] ^ row[1]) % power, row[0] % power ^ row[1] % power, row[0] + " " + row[1]));
        int wrong = 0;
        int mostTaken = 1000;
        for (int most = 1; most <= mostTaken; most++) {
            int round = most + 1;
            int power = Integer.highestOneBit(round);
            if (power != round) {
                Heaps heaps = new Heaps(List.of(power, round - power));
                assertEquals(0, (power ^ round - power) % round, heaps + ", m = " + most);
                assertNotEquals(0, nimSum(heaps, most), heaps + ", m = " + most);
                if (most <= MOST_TAKEN) {
                    assertTrue(new Search<>(game(most)).moverWins(heaps), heaps + ", m = " + most);
                }
                wrong++;
            }
        }
        Claims.checked(wrong, "values of $m$ up to " + mostTaken
                + " that are not one less than a power of two, those up to " + MOST_TAKEN);
    }

    @Test
    @DisplayName("Theorem 4: in each heap at most one take wins")
    void theorem4() {
        int moves = 0;
        int raising = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            int m = most;
            Search<Heaps> search = new Search<>(game(m));
            for (Heaps heaps : rows()) {
                int sum = nimSum(heaps, m);
                List<Heaps> expected = new ArrayList<>();
                for (int heap = 0; heap < heaps.sizes().size(); heap++) {
                    int size = heaps.sizes().get(heap);
                    int value = size % (m + 1);
                    int wanted = value ^ sum;
                    int take = Math.floorMod(value - wanted, m + 1);
                    if (sum != 0 && wanted <= m && take <= size) {
                        expected.add(heaps.take(heap, take).next());
                        raising += wanted > value ? 1 : 0;
                    }
                }
                List<Heaps> all = game(m).moves(heaps).map(Move::next).toList();
                moves += all.size();
                assertEquals(expected, all.stream().filter(next -> !search.moverWins(next)).toList(),
                        heaps + ", takes up to " + m);
            }
        }
        Claims.checked(moves, "moves from " + ROWS);
        Claims.checked(raising, "winning moves");
    }

    @Test
    @DisplayName("Theorem 5: two heaps are lost together if and only if they have the same remainder")
    void theorem5() {
        int largest = 40;
        int count = 0;
        int ways = 0;
        for (int most = 1; most <= MOST_TAKEN; most++) {
            Search<Heaps> search = new Search<>(game(most));
            for (int x = 0; x <= largest; x++) {
                for (int y = 0; y <= largest; y++) {
                    assertEquals(x % (most + 1) != y % (most + 1), search.moverWins(new Heaps(List.of(x, y))),
                            x + " " + y + ", takes up to " + most);
                    count++;
                }
            }
            for (Heaps heaps : rows()) {
                for (List<Integer> same : reductions(heaps.sizes(), most + 1)) {
                    assertEquals(search.moverWins(heaps), search.moverWins(new Heaps(same)),
                            heaps + " and " + same + ", takes up to " + most);
                    ways++;
                }
            }
        }
        Claims.checked(count, "pairs of heaps of 0 to " + largest + TAKES);
        Claims.checked(ways, "ways to leave out two or to replace one of " + ROWS);
        Search<Heaps> search = new Search<>(new Rules());
        List<Heaps> lost = new ArrayList<>();
        Claims.each("sets", IntStream.range(0, 8), set -> {
            Heaps heaps = new Heaps(IntStream.rangeClosed(1, 3).filter(size -> (set >> size - 1 & 1) == 1).boxed()
                    .toList());
            if (!search.moverWins(heaps)) {
                lost.add(heaps);
            }
        });
        assertEquals(List.of(new Heaps(List.of()), new Heaps(List.of(1, 2, 3))), lost);
    }

    /** The rows that come of two heaps with the same remainder left out, or of a heap replaced by its remainder. */
    private static List<List<Integer>> reductions(List<Integer> row, int divisor) {
        List<List<Integer>> reduced = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            List<Integer> replaced = new ArrayList<>(row);
            replaced.set(i, row.get(i) % divisor);
            reduced.add(replaced);
            for (int j = 0; j < i; j++) {
                if (row.get(i) % divisor == row.get(j) % divisor) {
                    List<Integer> rest = new ArrayList<>(row);
                    rest.remove(i);
                    rest.remove(j);
                    reduced.add(rest);
                }
            }
        }
        return reduced;
    }

    /** Every row of a few heaps. */
    private static List<Heaps> rows() {
        return Rows.every(HEAPS, 0, LARGEST).map(Heaps::new).toList();
    }

    private static int nimSum(Heaps heaps, int most) {
        return heaps.sizes().stream().mapToInt(size -> size % (most + 1)).reduce(0, (a, b) -> a ^ b);
    }
}
