package hdu1536;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hdu1536.Rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.util.Mex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int HEAPS = 300;

    @Test
    @DisplayName("Theorem 1: who wins, and by which moves")
    void theorem1() {
        int stones = 6;
        int positions = 0;
        int moves = 0;
        for (List<Integer> takes : sets(4)) {
            int[] values = values(takes, stones);
            Rules rules = new Rules();
            Search<Position> search = new Search<>(rules);
            for (Heaps heaps : rows(stones)) {
                Position position = new Position(takes, heaps);
                int nimSum = nimSum(values, heaps);
                assertEquals(nimSum != 0, search.moverWins(position), position::toString);
                for (Move<Position> move : rules.moves(position).toList()) {
                    boolean zero = nimSum(values, move.next().heaps()) == 0;
                    assertEquals(zero, !search.moverWins(move.next()), () -> move + " in " + position);
                    moves += zero ? 1 : 0;
                }
                positions++;
            }
        }
        Claims.checked(positions, "positions");
        Claims.checked(moves, "winning moves");
    }

    @Test
    @DisplayName("Theorem 2: a heap's value is no larger than the number of takes")
    void theorem2() {
        int heaps = 0;
        int reached = 0;
        for (List<Integer> takes : sets(8)) {
            int[] values = values(takes, HEAPS - 1);
            for (int stones = 0; stones < HEAPS; stones++) {
                int size = stones;
                assertTrue(values[stones] <= takes.stream().filter(take -> take <= size).count(), takes::toString);
                heaps++;
            }
            reached += IntStream.of(values).max().orElseThrow() == takes.size() ? 1 : 0;
        }
        Claims.checked(heaps, "heaps");
        Claims.checked(reached, "of the 255");
    }

    @Test
    @DisplayName("Theorem 3: the values are periodic from some heap on")
    void theorem3() {
        int checked = 0;
        int late = 0;
        int longest = 0;
        for (List<Integer> takes : sets(8)) {
            int[] values = values(takes, 2000);
            int largest = takes.get(takes.size() - 1);
            Map<List<Integer>, Integer> seen = new HashMap<>();
            int end = 0;
            while (seen.putIfAbsent(window(values, end, largest), end) == null) {
                end++;
            }
            int start = seen.get(window(values, end, largest));
            int period = end - start;
            assertTrue(end <= Math.pow(takes.size() + 1, largest), takes::toString);
            for (int stones = start; stones + period < values.length; stones++) {
                assertEquals(values[stones], values[stones + period], takes::toString);
                checked++;
            }
            late += start > 0 ? 1 : 0;
            longest = Math.max(longest, period);
        }
        Claims.checked(checked, "pairs");
        Claims.checked(late, "of the 255");
        Claims.checked(longest, "heaps");
    }

    @Test
    @DisplayName("Theorem 4: value 1 is where the smallest take leads to value 0; the sum of two takes is a period")
    void theorem4() {
        int heaps = 0;
        int heapsOfTwoTakes = 0;
        for (List<Integer> takes : sets(8)) {
            int smallest = takes.get(0);
            int sum = smallest + takes.get(takes.size() - 1);
            int[] values = values(takes, HEAPS - 1 + sum);
            for (int stones = 0; stones < HEAPS; stones++) {
                assertEquals(stones >= smallest && values[stones - smallest] == 0, values[stones] == 1,
                        takes + " " + stones);
                heaps++;
                if (takes.size() == 2) {
                    assertEquals(values[stones], values[stones + sum], takes::toString);
                    heapsOfTwoTakes++;
                }
            }
        }
        Claims.checked(heaps, "heaps");
        Claims.checked(heapsOfTwoTakes, "heaps for the 28 sets");
    }

    @Test
    @DisplayName("Theorem 5: the values level by level")
    void theorem5() {
        int heaps = 0;
        for (List<Integer> takes : sets(8)) {
            int[] set = takes.stream().mapToInt(take -> take).toArray();
            int[] values = values(takes, HEAPS - 1);
            assertArrayEquals(values, Reference.values(set, HEAPS - 1), takes::toString);
            assertArrayEquals(values, Main.grundyValues(set, new int[0], HEAPS - 1), takes::toString);
            heaps += HEAPS;
        }
        Claims.checked(heaps, "heaps");
    }

    @Test
    @DisplayName("Theorem 6: under misere play the rule of misere Nim holds for the values")
    void theorem6() {
        int stones = 6;
        int positions = 0;
        for (List<Integer> takes : sets(5)) {
            int[] values = values(takes, stones);
            Search<Position> search = new Search<>(Options.misere(new Rules()));
            for (Heaps heaps : rows(stones)) {
                boolean hasLarge = heaps.sizes().stream().anyMatch(size -> values[size] > 1);
                assertEquals(hasLarge == (nimSum(values, heaps) != 0), search.moverWins(new Position(takes, heaps)),
                        () -> takes + " " + heaps);
                positions++;
            }
        }
        Claims.checked(positions, "positions");
    }

    /** Every set of numbers up to a largest but the empty one, each in increasing order. */
    private static List<List<Integer>> sets(int largest) {
        return IntStream.range(1, 1 << largest).mapToObj(bits -> IntStream.rangeClosed(1, largest)
                .filter(take -> (bits >> take - 1 & 1) != 0).boxed().toList()).toList();
    }

    /** The Grundy value of each heap up to a size, from the definition. */
    private static int[] values(List<Integer> takes, int largest) {
        int[] values = new int[largest + 1];
        for (int stones = 0; stones <= largest; stones++) {
            Mex mex = new Mex();
            for (int take : takes) {
                if (take <= stones) {
                    mex.add(values[stones - take]);
                }
            }
            values[stones] = mex.value();
        }
        return values;
    }

    /** Every row of three heaps up to a size. */
    private static List<Heaps> rows(int stones) {
        return Rows.every(3, 0, stones).map(Heaps::new).toList();
    }

    private static int nimSum(int[] values, Heaps heaps) {
        return heaps.sizes().stream().reduce(0, (nimSum, size) -> nimSum ^ values[size]);
    }

    private static List<Integer> window(int[] values, int start, int length) {
        return IntStream.range(start, start + length).mapToObj(i -> values[i]).toList();
    }
}
