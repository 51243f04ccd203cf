package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nimsum.cases.HeapRows;
import nimsum.harness.Claims;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The theorems and examples of <code>theory/normal-play.md</code>, checked by computation. An impartial game of a few positions is
 * an array of bit masks: bit j of <code>moves[i]</code> is set if position i has a move to position j. A set of positions is a
 * bit mask too.
 */
class NormalPlayTest {

    /** Of a row's length. */
    private static final int BITS = 7;

    /** What is known of the boards of Chomp. */
    private final Map<Long, Boolean> lost = new HashMap<>();

    @Test
    @DisplayName("Theorem 1: backward induction is valid in the games that end, and only in these")
    void theorem1() {
        Claims.each("games", allGames(4), moves -> {
            int everything = (1 << moves.length) - 1;
            boolean valid = IntStream.range(0, everything).noneMatch(set -> isHereditary(moves, set));
            assertEquals(ends(moves), valid);
        });
    }

    @Test
    @DisplayName("Theorem 2: a game ends iff the longest play bounds every play")
    void theorem2() {
        List<List<int[]>> ranks = IntStream.rangeClosed(0, 4)
                .mapToObj(size -> HeapRows.every(size, 0, size - 1).map(NormalPlayTest::smaller).toList()).toList();
        Claims.each("games", allGames(4), moves -> assertEquals(ends(moves),
                ranks.get(moves.length).stream().anyMatch(smaller -> falls(moves, smaller))));
    }

    @Test
    @DisplayName("Theorem 3: each position is P or N, and the right player has a winning strategy")
    void theorem3() {
        int positions = 0;
        for (int[] moves : endingGames(5)) {
            List<Integer> sortings = sortings(moves);
            assertEquals(1, sortings.size());
            for (int start = 0; start < moves.length; start++) {
                boolean previous = contains(sortings.get(0), start);
                assertEquals(!previous, someStrategyWins(moves, start, true));
                assertEquals(previous, someStrategyWins(moves, start, false));
                positions++;
            }
        }
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Theorem 4: a set that passes the two steps is the set of P-positions")
    void theorem4() {
        int heaps = 0;
        for (int most = 1; most <= 20; most++) {
            boolean[] lost = lost(200, IntStream.rangeClosed(1, most).toArray());
            for (int stones = 0; stones <= 200; stones++) {
                assertEquals(stones % (most + 1) == 0, lost[stones]);
                heaps++;
            }
        }
        Claims.checked(heaps, "heaps");
        int sets = 0;
        for (int[] moves : endingGames(5)) {
            int lost = lost(moves, false);
            for (int set = 0; set < 1 << moves.length; set++) {
                assertEquals(set == lost, passesBothSteps(moves, set));
                sets++;
            }
        }
        Claims.checked(sets, "sets");
    }

    @Test
    @DisplayName("Theorem 5: strategy stealing")
    void theorem5() {
        int positions = 0;
        for (int[] moves : endingGames(5)) {
            int lost = lost(moves, false);
            for (int position = 0; position < moves.length; position++) {
                int options = moves[position];
                if (IntStream.range(0, moves.length)
                        .anyMatch(option -> contains(options, option) && (moves[option] & ~options) == 0)) {
                    assertFalse(contains(lost, position));
                    positions++;
                }
            }
        }
        Claims.checked(positions, "positions");
        List<Integer> sides = List.of(1, 2, 3, 4, 5, 6);
        Claims.eachPair("boards", sides, sides,
                (rows, columns) -> assertEquals(rows * columns == 1, isLost(board(rows, columns))));
    }

    @Test
    @DisplayName("Theorem 6: misere play is normal play with one more move at each end; it is neither the same nor the reverse")
    void theorem6() {
        int positions = 0;
        Map<String, Integer> smallest = new TreeMap<>();
        for (int[] moves : endingGames(5)) {
            int normal = lost(moves, false);
            int misere = lost(moves, true);
            assertEquals(misere, lost(prolonged(moves), false) >> 1);
            for (int position = 0; position < moves.length; position++) {
                String outcomes = (contains(normal, position) ? "P" : "N") + (contains(misere, position) ? "P" : "N");
                smallest.merge(outcomes, reached(moves, position), Math::min);
                positions++;
            }
        }
        assertEquals(Map.of("PN", 1, "NP", 2, "NN", 3, "PP", 4), smallest);
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Where play need not end, there may be no sorting or several")
    void loops() {
        assertEquals(List.of(), sortings(new int[]{0b1}));
        assertEquals(List.of(0b01, 0b10), sortings(new int[]{0b10, 0b01}));
    }

    @Test
    @DisplayName("The worked example: take 1, 3 or 4; the wrong guess fails at 4")
    void takeOneThreeOrFour() {
        boolean[] lost = lost(1000, 1, 3, 4);
        IntStream.rangeClosed(0, 1000)
                .forEach(stones -> assertEquals(stones % 7 == 0 || stones % 7 == 2, lost[stones], stones + " stones"));
        assertEquals(4, IntStream.rangeClosed(0, 1000).filter(stones -> lost[stones] != (stones % 2 == 0)).min()
                .orElseThrow());
        assertEquals(List.of(0, 2, 7, 9, 14, 16),
                IntStream.rangeClosed(0, 16).filter(stones -> lost[stones]).boxed().toList());
    }

    @Test
    @DisplayName("Chomp: the winning first moves that the chapter prints, and the first board with two of them")
    void firstMovesInChomp() {
        StringBuilder table = new StringBuilder(
                "| rows \\ columns | 2 | 3 | 4 | 5 | 6 | 7 |\n|---|---|---|---|---|---|---|\n");
        for (int rows = 2; rows <= 5; rows++) {
            table.append("| **").append(rows).append("** |");
            for (int columns = 2; columns <= 7; columns++) {
                List<List<Integer>> moves = winningMoves(board(rows, columns), 2);
                assertEquals(1, moves.size());
                table.append(" (").append(moves.get(0).get(0)).append(", ").append(moves.get(0).get(1)).append(") |");
            }
            table.append('\n');
        }
        String chapter = DataFiles.readDocument(Problems.here().home().resolve("theory/normal-play.md"));
        assertTrue(chapter.contains("\n\n" + table + "\n"), () -> "the chapter should have the table\n" + table);
        List<List<Integer>> severalMoves = new ArrayList<>();
        for (int rows = 1; rows <= 8; rows++) {
            for (int columns = rows; rows * columns <= 80; columns++) {
                if (winningMoves(board(rows, columns), 2).size() > 1) {
                    severalMoves.add(List.of(rows, columns));
                }
            }
        }
        assertEquals(List.of(List.of(6, 13), List.of(8, 10)), severalMoves);
        assertEquals(List.of(List.of(4, 12), List.of(5, 9)), winningMoves(board(6, 13), 3));
        assertEquals(List.of(List.of(4, 9), List.of(5, 6)), winningMoves(board(8, 10), 3));
    }

    /** Every way to give moves to up to so many positions; those that do not end too. */
    private static List<int[]> allGames(int most) {
        List<int[]> games = new ArrayList<>();
        for (int size = 1; size <= most; size++) {
            for (int code = 0; code < 1 << size * size; code++) {
                int[] moves = new int[size];
                for (int i = 0; i < size; i++) {
                    moves[i] = code >> i * size & (1 << size) - 1;
                }
                games.add(moves);
            }
        }
        return games;
    }

    /** Every way to give moves to up to so many positions in which a move leads to a smaller number. */
    private static List<int[]> endingGames(int most) {
        List<int[]> games = new ArrayList<>();
        for (int size = 1; size <= most; size++) {
            for (int code = 0; code < 1 << size * (size - 1) / 2; code++) {
                int[] moves = new int[size];
                for (int i = 0; i < size; i++) {
                    moves[i] = code >> i * (i - 1) / 2 & (1 << i) - 1;
                }
                games.add(moves);
            }
        }
        return games;
    }

    private static boolean contains(int set, int position) {
        return (set >> position & 1) != 0;
    }

    /** Whether no play goes on for as many moves as there are positions: then none meets a position twice. */
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

    /** Whether each position all of whose options are in the set is in it. */
    private static boolean isHereditary(int[] moves, int set) {
        return IntStream.range(0, moves.length)
                .allMatch(position -> contains(set, position) || (moves[position] & ~set) != 0);
    }

    /** For each position those of smaller rank. */
    private static int[] smaller(int[] rank) {
        return IntStream.of(rank).map(
                from -> IntStream.range(0, rank.length).filter(to -> rank[to] < from).map(to -> 1 << to).sum())
                .toArray();
    }

    /** Whether each move leads to a position of smaller rank. */
    private static boolean falls(int[] moves, int[] smaller) {
        for (int from = 0; from < moves.length; from++) {
            if ((moves[from] & ~smaller[from]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The sets that are P-positions by the two conditions on P and N. */
    private static List<Integer> sortings(int[] moves) {
        return IntStream.range(0, 1 << moves.length).filter(set -> passesBothSteps(moves, set)).boxed().toList();
    }

    /** No move leads from the set into the set; from each position outside some move does. */
    private static boolean passesBothSteps(int[] moves, int set) {
        return IntStream.range(0, moves.length)
                .allMatch(position -> contains(set, position) == ((moves[position] & set) == 0));
    }

    /** Whether the starter, or else the other player, has a strategy that wins against each strategy. */
    private static boolean someStrategyWins(int[] moves, int start, boolean starter) {
        List<int[]> strategies = strategies(moves);
        return strategies.stream().anyMatch(own -> strategies.stream().allMatch(
                other -> starterWins(start, starter ? own : other, starter ? other : own) == starter));
    }

    /** Every way to choose one move at each position; -1 where there is none. */
    private static List<int[]> strategies(int[] moves) {
        List<int[]> strategies = new ArrayList<>(List.of(new int[moves.length]));
        for (int position = 0; position < moves.length; position++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] strategy : strategies) {
                for (int option = -1; option < position; option++) {
                    if (option < 0 ? moves[position] == 0 : contains(moves[position], option)) {
                        int[] next = strategy.clone();
                        next[position] = option;
                        longer.add(next);
                    }
                }
            }
            strategies = longer;
        }
        return strategies;
    }

    /** Plays two strategies against each other. */
    private static boolean starterWins(int start, int[] starter, int[] other) {
        int position = start;
        boolean starterMoves = true;
        while (true) {
            int next = (starterMoves ? starter : other)[position];
            if (next < 0) {
                return !starterMoves;
            }
            position = next;
            starterMoves = !starterMoves;
        }
    }

    /** The positions of an ending game that the player to move loses, by normal or by misere play. */
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

    /** Which heaps are lost if a move takes one of these numbers of stones. */
    private static boolean[] lost(int largest, int... takes) {
        boolean[] lost = new boolean[largest + 1];
        for (int stones = 0; stones <= largest; stones++) {
            int left = stones;
            lost[stones] = IntStream.of(takes).noneMatch(take -> take <= left && lost[left - take]);
        }
        return lost;
    }

    /** The game with one more position, number 0, that each ended position has a move to. */
    private static int[] prolonged(int[] moves) {
        return IntStream.rangeClosed(0, moves.length)
                .map(i -> i == 0 ? 0 : moves[i - 1] == 0 ? 1 : moves[i - 1] << 1).toArray();
    }

    /** How many positions can be met from a position, itself among them. */
    private static int reached(int[] moves, int start) {
        int reached = 1 << start;
        for (int position = start; position >= 0; position--) {
            reached |= contains(reached, position) ? moves[position] : 0;
        }
        return Integer.bitCount(reached);
    }

    /**
     * Chomp: a board is the lengths of its rows, seven bits for each, the uppermost in the lowest ones; none is longer than the one
     * above.
     */
    private static long board(int rows, int columns) {
        return IntStream.range(0, rows).mapToLong(row -> (long) columns << BITS * row).sum();
    }

    private boolean isLost(long board) {
        Boolean known = lost.get(board);
        if (known == null) {
            known = winningMoves(board, 1).isEmpty();
            lost.put(board, known);
        }
        return known;
    }

    /** Row and column, from 1, of squares whose taking leaves a lost board, up to so many; the corner square is never taken. */
    private List<List<Integer>> winningMoves(long board, int most) {
        List<List<Integer>> moves = new ArrayList<>();
        for (int row = 1; length(board, row) > 0; row++) {
            for (int column = row == 1 ? 2 : 1; column <= length(board, row) && moves.size() < most; column++) {
                if (isLost(without(board, row, column))) {
                    moves.add(List.of(row, column));
                }
            }
        }
        return moves;
    }

    private static int length(long board, int row) {
        return (int) (board >> BITS * (row - 1)) & (1 << BITS) - 1;
    }

    private static long without(long board, int row, int column) {
        long rest = board;
        for (int below = row; length(board, below) >= column; below++) {
            rest -= (long) (length(board, below) - column + 1) << BITS * (below - 1);
        }
        return rest;
    }
}
