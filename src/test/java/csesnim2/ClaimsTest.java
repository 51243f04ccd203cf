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

    private static final int MOST_TAKEN = 6, HEAPS = 3, LARGEST = 9;
    private static final List<List<Integer>> POSITIONS = Rows.every(HEAPS, 0, LARGEST).toList();
    private static final List<Integer> MOSTS = IntStream.rangeClosed(1, MOST_TAKEN).boxed().toList();

    private final Map<Integer, Search<Heaps>> searches = new HashMap<>();

    /** The problem's rules with another largest take. */
    private static HeapRules game(int most) {
        return new HeapRules("stick", "sticks", most);
    }

    private boolean moverWins(List<Integer> row, int most) {
        return searches.computeIfAbsent(most, m -> new Search<>(game(m))).moverWins(new Heaps(row));
    }

    private static List<Integer> remainders(List<Integer> row, int most) {
        return row.stream().map(size -> size % (most + 1)).toList();
    }

    @Test
    void theorem1() {
        int largest = 200;
        Map<Integer, Values<Heaps>> values = new HashMap<>();
        Checks.eachPair(MOSTS, Rows.every(1, 0, largest).toList(),
                (most, row) -> assertEquals(remainders(row, most).get(0),
                        values.computeIfAbsent(most, m -> Values.grundy(game(m))).of(new Heaps(row))));
        Heaps heaps = new Heaps(List.of(2, 7));
        assertEquals(new Rules().moves(heaps).toList(), game(3).moves(heaps).toList(), "the problem's game has m = 3");
    }

    @Test
    void theorem2() {
        Checks.eachPair(MOSTS, POSITIONS,
                (most, row) -> assertEquals(nimSum(remainders(row, most)) != 0, moverWins(row, most)));
    }

    @Test
    void theorem3() {
        int largest = 99;
        int largestPower = 16;
        Checks.eachPair(IntStream.iterate(2, power -> power <= largestPower, power -> 2 * power).boxed().toList(),
                Rows.every(2, 0, largest).toList(), (power, row) -> assertEquals(
                        nimSum(row) % power, nimSum(remainders(row, power - 1))));
        int mostTaken = 1000;
        Checks.each(IntStream.rangeClosed(1, mostTaken).filter(most -> Integer.bitCount(most + 1) > 1), most -> {
            int power = Integer.highestOneBit(most);
            List<Integer> row = List.of(power, most + 1 - power);
            assertEquals(most + 1, nimSum(row));
            assertEquals(row, remainders(row, most));
            assertTrue(most > MOST_TAKEN || moverWins(row, most));
        });
    }

    @Test
    void theorem4() {
        AtomicInteger raising = new AtomicInteger();
        Checks.eachPair(MOSTS, POSITIONS, (most, row) -> {
            List<Integer> values = remainders(row, most);
            game(most).moves(new Heaps(row)).forEach(move -> {
                List<Integer> heapAndTake = Stream.of(move.name().split(" ")).map(Integer::valueOf).toList();
                int value = values.get(heapAndTake.get(0) - 1);
                int wanted = value ^ nimSum(values);
                boolean wins = wanted != value && wanted <= most
                        && heapAndTake.get(1) == Math.floorMod(value - wanted, most + 1);
                assertEquals(wins, !moverWins(move.next().sizes(), most), move::toString);
                raising.addAndGet(wins && wanted > value ? 1 : 0);
            });
        });
        assertTrue(raising.get() > 0);
    }

    @Test
    void theorem5() {
        int largest = 40;
        Checks.eachPair(MOSTS, Rows.every(2, 0, largest).toList(),
                (most, row) -> assertEquals(Set.copyOf(remainders(row, most)).size() == 2, moverWins(row, most)));
        Checks.eachPair(MOSTS, POSITIONS,
                (most, row) -> assertEquals(moverWins(reduced(row, most), most), moverWins(row, most)));
        Set<List<Integer>> sets = Rows.every(3, 0, 3).map(row -> reduced(row, 3)).collect(Collectors.toSet());
        Checks.each(sets, set -> assertEquals(!List.of(List.of(), List.of(1, 2, 3)).contains(set),
                moverWins(set, 3)));
    }

    /** The remainders that an odd number of heaps have, except 0: heaps that are equal then leave the row in pairs. */
    private static List<Integer> reduced(List<Integer> row, int most) {
        List<Integer> remainders = remainders(row, most);
        return IntStream.rangeClosed(1, most).filter(i -> Collections.frequency(remainders, i) % 2 == 1).boxed()
                .toList();
    }
}
