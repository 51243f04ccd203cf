package csesnim2;

import static nimsum.game.Rows.nimSum;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.game.HeapRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** Takes of up to 1 to 6 sticks; the problem has 3. */
class ClaimsTest {

    private static final int MAX_TAKEN = 10, HEAPS = 3, LARGEST = 9;
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
        Checks.forEachPair(MOSTS, Rows.every(1, 0, largest).toList(),
                (max, row) -> assertEquals(remainders(row, max).get(0),
                        values.computeIfAbsent(max, m -> Values.grundy(game(m))).of(new Heaps(row))));
        Heaps heaps = new Heaps(List.of(2, 7));
        assertEquals(new Rules().moves(heaps).toList(), game(3).moves(heaps).toList(), "the problem's game has m = 3");
    }

    @Test
    void theorem2() {
        Checks.forEachPair(MOSTS, POSITIONS,
                (max, row) -> assertEquals(nimSum(remainders(row, max)) != 0, moverWins(row, max)));
    }

    @Test
    void exercise1() {
        assertEquals(List.of("2 1", "3 1"), winningMoves(1, 2, 4));
        assertEquals(List.of("1 1", "2 1", "4 1"), winningMoves(5, 7, 2, 5));
    }

    private static List<String> winningMoves(Integer... heaps) {
        return new Search<>(new Rules()).winningMoves(new Heaps(List.of(heaps))).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        Checks.forEach(MOSTS, max -> assertEquals(Integer.bitCount(max + 1) == 1, POSITIONS.stream()
                .allMatch(row -> (nimSum(row) % (max + 1) != 0) == moverWins(row, max))));
        Checks.forEach(IntStream.rangeClosed(1, 1000).filter(max -> Integer.bitCount(max + 1) > 1), max -> {
            int power = Integer.highestOneBit(max);
            assertEquals(max + 1, power ^ (max + 1 - power));
        });
    }

    @Test
    void exercise3() {
        int[] values = Values.table(1000, (known, sticks) -> IntStream.rangeClosed(1, sticks)
                .filter(take -> take <= 3 || take == sticks).map(take -> known[sticks - take]));
        Checks.forEach(IntStream.rangeClosed(1, 1000), sticks -> assertEquals((sticks - 1) % 4 + 1, values[sticks]));
        assertEquals(0, values[4] ^ values[1000]);
        assertEquals(3, values[7]);
    }
}
