package csesnim2;

import static nimsum.game.Rows.nimSum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** Takes of up to 1 to 6 sticks; the problem has 3. */
class ClaimsTest {

    private static final int MAX_TAKEN = 6, HEAPS = 3, LARGEST = 9;
    private static final List<List<Integer>> POSITIONS = Rows.every(HEAPS, 0, LARGEST).toList();
    private static final List<Integer> MOSTS = IntStream.rangeClosed(1, MAX_TAKEN).boxed().toList();

    private final Map<Integer, Search<Heaps>> searches = new HashMap<>();

    /** Returns the problem's rules with another largest take. */
    private static HeapRules game(int max) {
        return new HeapRules("stick", "sticks", max);
    }

    private boolean moverWins(List<Integer> row, int max) {
        return searches.computeIfAbsent(max, m -> new Search<>(game(m))).moverWins(new Heaps(row));
    }

    private static List<Integer> remainders(List<Integer> row, int max) {
        return row.stream().map(size -> size % (max + 1)).toList();
    }

    @Test
    void theorem1() {
        int largest = 200;
        Map<Integer, Values<Heaps>> values = new HashMap<>();
        Checks.eachPair(MOSTS, Rows.every(1, 0, largest).toList(),
                (max, row) -> assertEquals(remainders(row, max).get(0),
                        values.computeIfAbsent(max, m -> Values.grundy(game(m))).of(new Heaps(row))));
        Heaps heaps = new Heaps(List.of(2, 7));
        assertEquals(new Rules().moves(heaps).toList(), game(3).moves(heaps).toList(), "the problem's game has m = 3");
    }

    @Test
    void theorem2() {
        Checks.eachPair(MOSTS, POSITIONS,
                (max, row) -> assertEquals(nimSum(remainders(row, max)) != 0, moverWins(row, max)));
    }

    @Test
    void theorem3() {
        int largest = 99;
        int largestPower = 16;
        Checks.eachPair(IntStream.iterate(2, power -> power <= largestPower, power -> 2 * power).boxed().toList(),
                Rows.every(2, 0, largest).toList(), (power, row) -> assertEquals(
                        nimSum(row) % power, nimSum(remainders(row, power - 1))));
        int maxTaken = 1000;
        Checks.each(IntStream.rangeClosed(1, maxTaken).filter(max -> Integer.bitCount(max + 1) > 1), max -> {
            int power = Integer.highestOneBit(max);
            List<Integer> row = List.of(power, max + 1 - power);
            assertEquals(max + 1, nimSum(row));
            assertEquals(row, remainders(row, max));
            assertTrue(max > MAX_TAKEN || moverWins(row, max));
        });
    }

    @Test
    void theorem4() {
        AtomicInteger raising = new AtomicInteger();
        Checks.eachPair(MOSTS, POSITIONS, (max, row) -> {
            List<Integer> values = remainders(row, max);
            game(max).moves(new Heaps(row)).forEach(move -> {
                List<Integer> heapAndTake = Stream.of(move.name().split(" ")).map(Integer::valueOf).toList();
                int value = values.get(heapAndTake.get(0) - 1);
                int wanted = value ^ nimSum(values);
                boolean wins = wanted != value && wanted <= max
                        && heapAndTake.get(1) == Math.floorMod(value - wanted, max + 1);
                assertEquals(wins, !moverWins(move.next().sizes(), max), move::toString);
                raising.addAndGet(wins && wanted > value ? 1 : 0);
            });
        });
        assertTrue(raising.get() > 0);
    }

    @Test
    void theorem5() {
        int largest = 40;
        Checks.eachPair(MOSTS, Rows.every(2, 0, largest).toList(),
                (max, row) -> assertEquals(Set.copyOf(remainders(row, max)).size() == 2, moverWins(row, max)));
        Checks.eachPair(MOSTS, POSITIONS,
                (max, row) -> assertEquals(moverWins(reduced(row, max), max), moverWins(row, max)));
        Set<List<Integer>> sets = Rows.every(3, 0, 3).map(row -> reduced(row, 3)).collect(Collectors.toSet());
        Checks.each(sets, set -> assertEquals(!List.of(List.of(), List.of(1, 2, 3)).contains(set),
                moverWins(set, 3)));
    }

    /** Returns the remainders that an odd number of heaps have, except 0: equal ones leave the row in pairs. */
    private static List<Integer> reduced(List<Integer> row, int max) {
        List<Integer> remainders = remainders(row, max);
        return IntStream.rangeClosed(1, max).filter(i -> Collections.frequency(remainders, i) % 2 == 1).boxed()
                .toList();
    }
}
