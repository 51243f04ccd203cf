package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Rows;
import nimsum.harness.run.Checks;
import nimsum.input.HeapRows;
import org.junit.jupiter.api.Test;

/**
 * The theorems and examples of {@code theory/normal-play.md}, checked by computation. An impartial game of a few
 * positions is an array of bit masks: bit j of {@code moves[i]} is set if position i has a move to position j. A set of
 * positions is a bit mask too.
 */
class NormalPlayTest {

    private static final int MAX = 3, MAX_ENDING = 5;
    /** The games in which a move leads to a smaller number. */
    private static final List<int[]> ENDING_GAMES = IntStream.rangeClosed(1, MAX_ENDING).boxed()
            .flatMap(size -> IntStream.range(0, 1 << size * (size - 1) / 2).mapToObj(
                    code -> IntStream.range(0, size).map(i -> code >> i * (i - 1) / 2 & (1 << i) - 1).toArray()))
            .toList();

    /** Who wins Chomp on the boards that are known. */
    private final Map<List<Integer>, Boolean> chomp = new HashMap<>();

    @Test
    void theorem1() {
        Checks.forEachPair(ENDING_GAMES.stream(), NormalPlayTest::positions, (moves, position) -> {
            List<Integer> sortings = sortings(moves);
            assertEquals(1, sortings.size());
            boolean previous = contains(sortings.get(0), position);
            assertEquals(!previous, someStrategyWins(moves, position, true));
            assertEquals(previous, someStrategyWins(moves, position, false));
        });
    }

    private static Stream<Integer> positions(int[] moves) {
        return IntStream.range(0, moves.length).boxed();
    }

    @Test
    void theorem2() {
        Checks.forEachPair(ENDING_GAMES.stream(), moves -> IntStream.range(0, 1 << moves.length).boxed(),
                (moves, set) -> assertEquals(set == lost(moves, false), passesBothSteps(moves, set)));
    }

    @Test
    void theorem3() {
        Checks.forEach(games(), moves -> {
            int everything = (1 << moves.length) - 1;
            boolean valid = IntStream.range(0, everything).noneMatch(set -> isInherited(moves, set));
            assertEquals(ends(moves), valid);
        });
    }

    @Test
    void theorem4() {
        Checks.forEach(games(), moves -> assertEquals(ends(moves),
                HeapRows.every(moves.length, 0, moves.length - 1).anyMatch(rank -> falls(moves, rank))));
    }

    @Test
    void theorem5() {
        Checks.forEachPair(ENDING_GAMES.stream(),
                moves -> positions(moves).filter(position -> robbed(moves, position).findAny().isPresent()),
                (moves, position) -> assertFalse(contains(lost(moves, false), position)));
        List<Integer> sides = List.of(1, 2, 3, 4, 5, 6);
        Checks.forEachPair(sides, sides, (rows, columns) -> assertEquals(rows * columns > 1,
                wins(board(rows, columns), NormalPlayTest::bites, chomp)));
    }

    @Test
    void theorem6() {
        Map<String, Integer> smallest = new TreeMap<>();
        Checks.forEachPair(ENDING_GAMES.stream(), NormalPlayTest::positions, (moves, position) -> {
            int normal = lost(moves, false);
            int misere = lost(moves, true);
            assertEquals(misere, lost(prolonged(moves), false) >> 1);
            smallest.merge((contains(normal, position) ? "P" : "N") + (contains(misere, position) ? "P" : "N"),
                    reached(moves, position), Math::min);
        });
        assertEquals(Map.of("PN", 1, "NP", 2, "NN", 3, "PP", 4), smallest);
        Checks.forEachPair(ENDING_GAMES.stream(), moves -> positions(moves)
                .filter(position -> robbed(moves, position).anyMatch(option -> moves[option] != 0)),
                (moves, position) -> assertFalse(contains(lost(moves, true), position)));
    }

    @Test
    void exercise1() {
        Function<Integer, List<Integer>> sticks = takes(1, 2, 3);
        Map<Integer, Boolean> memo = new HashMap<>();
        assertEquals(List.of(0, 4, 8, 12),
                IntStream.rangeClosed(0, 12).boxed().filter(heap -> !wins(heap, sticks, memo)).toList());
        assertEquals(List.of(8), winningMoves(9, sticks));
        assertEquals(List.of(8), winningMoves(10, sticks));
        assertEquals(List.of(8), winningMoves(11, sticks));
        assertEquals(List.of(), winningMoves(12, sticks));
    }

    @Test
    void exercise2() {
        Function<Integer, List<Integer>> stones = takes(1, 3, 4);
        assertEquals(List.of(16), winningMoves(20, stones));
        assertEquals(List.of(23, 21), winningMoves(24, stones));
        assertEquals(List.of(), winningMoves(100, stones));
    }

    @Test
    void exercise3() {
        Checks.forEachPair(Stream.of(takes(1), takes(1, 3), takes(1, 7), takes(1, 3, 9)),
                odd -> IntStream.range(0, 40).boxed(),
                (odd, heap) -> assertEquals(heap % 2 == 1, wins(heap, odd, new HashMap<>())));
        assertFalse(wins(2, takes(1, 3, 4), new HashMap<>()));
        assertTrue(wins(4, takes(1, 3, 4), new HashMap<>()));
        assertTrue(wins(3, takes(1), new HashMap<>()));
        assertFalse(wins(3, takes(1, 2), new HashMap<>()));
    }

    /** The stones, and the number that the last move took. */
    private record Unrepeated(int stones, int taken) {

        List<Unrepeated> options() {
            return IntStream.rangeClosed(1, Math.min(stones, 3)).filter(take -> take != taken)
                    .mapToObj(take -> new Unrepeated(stones - take, take)).toList();
        }
    }

    @Test
    void exercise4() {
        Map<Unrepeated, Boolean> memo = new HashMap<>();
        IntStream.rangeClosed(0, 60).forEach(heap -> assertEquals(heap % 4 != 0,
                wins(new Unrepeated(heap, 0), Unrepeated::options, memo)));
        assertEquals(List.of(List.of(1), List.of(1, 2, 3), List.of(3), List.of()),
                IntStream.rangeClosed(5, 8).mapToObj(heap -> winningMoves(new Unrepeated(heap, 0), Unrepeated::options)
                        .stream().map(Unrepeated::taken).toList()).toList());
    }

    @Test
    void exercise5() {
        Function<List<Integer>, List<List<Integer>>> largest = row -> lowered(row, row.get(row.size() - 1));
        Map<List<Integer>, Boolean> memo = new HashMap<>();
        rowsInOrder().forEach(row -> {
            int heaps = Collections.frequency(row, row.get(row.size() - 1));
            assertEquals(heaps % 2 == 1 && Rows.sum(row) > 0, wins(row, largest, memo), row.toString());
        });
        assertEquals(List.of(3, 4, 5), taken(List.of(3, 3, 5), largest));
        assertEquals(List.of(2), taken(List.of(2, 3, 5), largest));
    }

    @Test
    void exercise6() {
        Function<List<Integer>, List<List<Integer>>> smallest = row -> lowered(row,
                row.stream().filter(size -> size > 0).findFirst().orElse(0));
        Map<List<Integer>, Boolean> memo = new HashMap<>();
        rowsInOrder().forEach(row -> {
            boolean onlyOnes = row.get(row.size() - 1) <= 1;
            assertEquals(Collections.frequency(row, 1) % 2 == (onlyOnes ? 1 : 0), wins(row, smallest, memo),
                    row.toString());
        });
        assertFalse(memo.get(List.of(0, 1, 1, 1, 4)));
        assertEquals(List.of(2), taken(List.of(3, 4), smallest));
    }

    @Test
    void exercise7() {
        Map<List<Integer>, Boolean> memo = new HashMap<>();
        IntStream.rangeClosed(2, 60)
                .forEach(number -> assertTrue(wins(divisors(number), NormalPlayTest::unnamed, memo)));
        assertEquals(List.of(divisorsBut(12, 12)), winningMoves(divisors(12), NormalPlayTest::unnamed));
        assertEquals(List.of(divisorsBut(36, 6)), winningMoves(divisors(36), NormalPlayTest::unnamed));
    }

    private static List<Integer> divisors(int number) {
        return IntStream.rangeClosed(1, number).filter(divisor -> number % divisor == 0).boxed().toList();
    }

    private static List<Integer> divisorsBut(int number, int named) {
        return divisors(number).stream().filter(divisor -> divisor % named != 0).toList();
    }

    /** Returns what can still be named after each name but 1. */
    private static List<List<Integer>> unnamed(List<Integer> divisors) {
        return divisors.stream().filter(named -> named > 1)
                .map(named -> divisors.stream().filter(divisor -> divisor % named != 0).toList()).toList();
    }

    private static Stream<List<Integer>> rowsInOrder() {
        return Rows.every(5, 0, 5).filter(Rows::isInOrder);
    }

    /** Returns what the moves leave that take from a heap of this size, each in increasing order. */
    private static List<List<Integer>> lowered(List<Integer> row, int size) {
        return Rows.next(row, heap -> IntStream.range(0, heap == size ? size : 0)).distinct().toList();
    }

    /** Returns how many stones the winning moves take. */
    private static List<Integer> taken(List<Integer> row, Function<List<Integer>, List<List<Integer>>> options) {
        return winningMoves(row, options).stream().map(next -> Rows.sum(row) - Rows.sum(next)).sorted().toList();
    }

    /** Returns the options of a heap of which a move takes one of these numbers. */
    private static Function<Integer, List<Integer>> takes(Integer... numbers) {
        return stones -> Stream.of(numbers).filter(taken -> taken <= stones).map(taken -> stones - taken).toList();
    }

    /** Returns whether the player to move wins. The map remembers what has been found. */
    static <P> boolean wins(P position, Function<P, List<P>> options, Map<P, Boolean> memo) {
        Boolean found = memo.get(position);
        if (found == null) {
            found = false;
            for (P option : options.apply(position)) {
                found = found || !wins(option, options, memo);
            }
            memo.put(position, found);
        }
        return found;
    }

    static <P> List<P> winningMoves(P position, Function<P, List<P>> options) {
        Map<P, Boolean> memo = new HashMap<>();
        return options.apply(position).stream().filter(option -> !wins(option, options, memo)).toList();
    }

    /**
     * Returns what the bites leave of a board that is the lengths of its rows, of which none is longer than the one
     * before.
     */
    static List<List<Integer>> bites(List<Integer> board) {
        return IntStream.range(0, board.size()).map(i -> board.size() - 1 - i).boxed()
                .flatMap(row -> IntStream.range(row == 0 ? 1 : 0, board.get(row))
                        .mapToObj(length -> bitten(board, row, length)))
                .toList();
    }

    /** Returns a board of which no row from one on is longer than this. */
    private static List<Integer> bitten(List<Integer> board, int from, int length) {
        return IntStream.range(0, board.size())
                .mapToObj(row -> row < from ? board.get(row) : Math.min(length, board.get(row))).toList();
    }

    static List<Integer> board(int rows, int columns) {
        return Collections.nCopies(rows, columns);
    }

    /** Returns every way to give moves to a few positions; those that do not end too. */
    private static Stream<int[]> games() {
        return IntStream.rangeClosed(1, MAX).boxed().flatMap(size -> HeapRows.every(size, 0, (1 << size) - 1));
    }

    private static boolean contains(int set, int position) {
        return (set >> position & 1) != 0;
    }

    /** Tells whether no play goes on for as many moves as there are positions: then none meets a position twice. */
    private static boolean ends(int[] moves) {
        int reached = (1 << moves.length) - 1;
        for (int move = 0; move < moves.length; move++) {
            int next = 0;
            for (int position = 0; position < moves.length; position++) {
                next |= contains(reached, position) ? moves[position] : 0;
            }
            reached = next;
        }
        return reached == 0;
    }

    /** Tells whether each position all of whose options are in the set is in it. */
    private static boolean isInherited(int[] moves, int set) {
        return IntStream.range(0, moves.length)
                .allMatch(position -> contains(set, position) || (moves[position] & ~set) != 0);
    }

    /** Tells whether each move leads to a position of smaller rank. */
    private static boolean falls(int[] moves, int[] rank) {
        return IntStream.range(0, moves.length).allMatch(
                from -> IntStream.range(0, moves.length)
                        .allMatch(to -> !contains(moves[from], to) || rank[to] < rank[from]));
    }

    /** Returns the sets that are P-positions by the two conditions on P and N. */
    private static List<Integer> sortings(int[] moves) {
        return IntStream.range(0, 1 << moves.length).filter(set -> passesBothSteps(moves, set)).boxed().toList();
    }

    /** Tells whether the set is a kernel: no move leads from it into it, and from each position outside one does. */
    private static boolean passesBothSteps(int[] moves, int set) {
        return IntStream.range(0, moves.length)
                .allMatch(position -> contains(set, position) == ((moves[position] & set) == 0));
    }

    /** Tells whether the starter, or else the other player, has a strategy that wins against each strategy. */
    private static boolean someStrategyWins(int[] moves, int start, boolean starter) {
        List<int[]> strategies = strategies(moves);
        return strategies.stream().anyMatch(own -> strategies.stream().allMatch(
                other -> moverWins(start, starter ? own : other, starter ? other : own) == starter));
    }

    /** Returns every way to choose one move at each position; -1 where there is none. */
    private static List<int[]> strategies(int[] moves) {
        List<int[]> strategies = List.of(new int[0]);
        for (int set : moves) {
            int[] options = set == 0
                    ? new int[]{-1}
                    : IntStream.range(0, moves.length).filter(option -> contains(set, option)).toArray();
            strategies = strategies.stream().flatMap(strategy -> IntStream.of(options).mapToObj(
                    option -> IntStream.concat(IntStream.of(strategy), IntStream.of(option)).toArray())).toList();
        }
        return strategies;
    }

    /** Returns the options of which each option is an option here too: from one of them a strategy is stolen. */
    private static IntStream robbed(int[] moves, int position) {
        return IntStream.range(0, moves.length).filter(
                option -> contains(moves[position], option) && (moves[option] & ~moves[position]) == 0);
    }

    /** Plays two strategies against each other. */
    private static boolean moverWins(int position, int[] mover, int[] other) {
        return mover[position] >= 0 && !moverWins(mover[position], other, mover);
    }

    /** Returns the positions of an ending game that the player to move loses, by normal or by misere play. */
    private static int lost(int[] moves, boolean misere) {
        int lost = 0;
        for (int position = 0; position < moves.length; position++) {
            boolean end = moves[position] == 0;
            if (end ? !misere : (moves[position] & lost) == 0) {
                lost |= 1 << position;
            }
        }
        return lost;
    }

    /** Returns the game with one more position, number 0, that each ended position has a move to. */
    private static int[] prolonged(int[] moves) {
        return IntStream.rangeClosed(0, moves.length)
                .map(i -> i == 0 ? 0 : moves[i - 1] == 0 ? 1 : moves[i - 1] << 1).toArray();
    }

    /** Returns how many positions can be met from a position, itself among them. */
    private static int reached(int[] moves, int start) {
        int reached = 1 << start;
        for (int position = start; position >= 0; position--) {
            reached |= contains(reached, position) ? moves[position] : 0;
        }
        return Integer.bitCount(reached);
    }
}
