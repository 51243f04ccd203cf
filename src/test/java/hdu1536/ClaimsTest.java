package hdu1536;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hdu1536.Rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.game.Values;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    /** How long the tables are, of which numbers the sets that they are made for, and what is played out. */
    private static final int HEAPS = 300, LARGEST = 8, STONES = 6, HEAPS_PLAYED = 3;
    private static final String TABLES = "heaps below " + HEAPS + ", with " + named(LARGEST);
    private static final String PLAYED = "positions of " + HEAPS_PLAYED + " heaps of up to " + STONES
            + " stones, with ";

    @Test
    void theorem1() {
        int largest = 4;
        int positions = 0;
        int moves = 0;
        for (List<Integer> takes : sets(largest)) {
            int[] values = values(takes, STONES);
            Rules rules = new Rules();
            Search<Position> search = new Search<>(rules);
            for (Heaps heaps : rows()) {
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
        Claims.checked(positions, PLAYED + named(largest));
        Claims.checked(moves, "winning moves");
    }

    @Test
    void theorem2() {
        int heaps = 0;
        int reached = 0;
        for (List<Integer> takes : sets(LARGEST)) {
            int[] values = values(takes, HEAPS - 1);
            for (int stones = 0; stones < HEAPS; stones++) {
                int size = stones;
                assertTrue(values[stones] <= takes.stream().filter(take -> take <= size).count(), takes::toString);
                heaps++;
            }
            reached += IntStream.of(values).max().orElseThrow() == takes.size() ? 1 : 0;
        }
        Claims.checked(heaps, TABLES);
        Claims.checked(reached, "of the " + sets(LARGEST).size());
    }

    @Test
    void theorem3() {
        int checked = 0;
        int firstHeap = 0;
        int late = 0;
        int longest = 0;
        int size = 2000;
        List<Integer> ofLongest = List.of();
        for (List<Integer> takes : sets(LARGEST)) {
            int[] values = values(takes, size);
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
            late += start > firstHeap ? 1 : 0;
            if (period > longest) {
                longest = period;
                ofLongest = takes;
            }
        }
        Claims.checked(checked, "pairs of heaps up to " + size + " that are a period apart, with " + named(LARGEST));
        Claims.checked(late, "of the " + sets(LARGEST).size() + " the period does not begin at " + firstHeap);
        Claims.checked(longest, "heaps, is that of " + ofLongest.toString().replace('[', '{').replace(']', '}'));
    }

    @Test
    void theorem4() {
        int heaps = 0;
        for (List<Integer> takes : sets(LARGEST)) {
            int smallest = takes.get(0);
            int[] values = values(takes, HEAPS - 1);
            for (int stones = 0; stones < HEAPS; stones++) {
                assertEquals(stones >= smallest && values[stones - smallest] == 0, values[stones] == 1,
                        takes + " " + stones);
                heaps++;
            }
        }
        Claims.checked(heaps, TABLES);
    }

    @Test
    void theorem5() {
        int heaps = 0;
        for (List<Integer> takes : sets(LARGEST)) {
            int[] values = values(takes, HEAPS - 1);
            for (int heap = 0; heap < HEAPS; heap++) {
                int stones = heap;
                for (int v = 0; v <= takes.size(); v++) {
                    int level = v;
                    boolean free = takes.stream()
                            .noneMatch(take -> take <= stones && values[stones - take] == level);
                    assertEquals(free && values[stones] >= level, values[stones] == level, takes + " " + stones);
                }
                heaps++;
            }
        }
        Claims.checked(heaps, TABLES);
    }

    /** Every set of numbers up to a largest but the empty one, each in increasing order. */
    private static List<List<Integer>> sets(int largest) {
        return IntStream.range(1, 1 << largest).mapToObj(bits -> IntStream.rangeClosed(1, largest)
                .filter(take -> (bits >> take - 1 & 1) != 0).boxed().toList()).toList();
    }

    private static String named(int largest) {
        return "the " + sets(largest).size() + " sets of numbers up to " + largest;
    }

    /** The Grundy value of each heap up to a size, from the definition. */
    private static int[] values(List<Integer> takes, int largest) {
        return Values.table(largest, (values, stones) -> takes.stream().filter(take -> take <= stones)
                .mapToInt(take -> values[stones - take]));
    }

    /** Every row that is played out. */
    private static List<Heaps> rows() {
        return Rows.every(HEAPS_PLAYED, 0, STONES).map(Heaps::new).toList();
    }

    private static int nimSum(int[] values, Heaps heaps) {
        return heaps.sizes().stream().reduce(0, (nimSum, size) -> nimSum ^ values[size]);
    }

    private static List<Integer> window(int[] values, int start, int length) {
        return IntStream.range(start, start + length).mapToObj(i -> values[i]).toList();
    }
}
