package luogup4055;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import luogup4055.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. A set of squares is a bit mask in reading order. */
class ClaimsTest {

    private static final int ROWS = 3, COLUMNS = 4;
    /** The largest number of pairs for each set of free squares. */
    private static final int[] PAIRS = pairs();

    private final Rules rules = new Rules();

    @Test
    void theorem1() {
        Checks.forEach(IntStream.range(0, PAIRS.length), free -> {
            Position grid = grid(ROWS, COLUMNS, free);
            assertEquals(spare(grid, free),
                    new Search<>(rules).winningMoves(grid).map(move -> move.next().piece()).toList());
        });
    }

    @Test
    void theorem2() {
        Checks.forEach(IntStream.range(0, PAIRS.length), free -> {
            Position grid = grid(ROWS, COLUMNS, free);
            assertEquals(spare(grid, free), marked(grid));
        });
    }

    @Test
    void exercise1() {
        assertEquals(List.of("1 2", "1 4", "2 1", "2 3", "3 2"), winning("...." + ".#.." + "#..#"));
        assertEquals(List.of(), winning("...#" + "...." + "#..."));
    }

    private List<String> winning(String squares) {
        Position grid = rules.read(new Cases().grid(ROWS, COLUMNS,
                (row, column) -> squares.charAt(row * COLUMNS + column) == Rules.FREE));
        return new Search<>(rules).winningMoves(grid).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        assertEquals(List.of(4), winningForKnight(3));
        assertEquals(List.of(), winningForKnight(4));
    }

    /** Returns the squares of a free grid. A position is the set of the visited ones times 16, plus the last one. */
    private static List<Integer> winningForKnight(int side) {
        Search<Integer> search = new Search<>(Options.normal(position -> IntStream.range(0, side * side)
                .filter(to -> (position >> 4 + to & 1) == 0 && isKnightsMove(position % 16, to, side))
                .mapToObj(to -> position - position % 16 + (16 << to) + to)));
        return IntStream.range(0, side * side).filter(start -> !search.moverWins((16 << start) + start)).boxed()
                .toList();
    }

    private static boolean isKnightsMove(int from, int to, int side) {
        return Math.abs((from / side - to / side) * (from % side - to % side)) == 2;
    }

    @Test
    void exercise3() {
        IntStream.rangeClosed(1, 12).forEach(
                side -> assertEquals(side % 2 == 0, !marked(grid(side, side, -1)).contains(side + 2)));
    }

    @Test
    void exercise4() {
        Checks.forEach(IntStream.range(0, PAIRS.length).filter(free -> Integer.bitCount(free) % 2 != 0),
                free -> assertFalse(spare(grid(ROWS, COLUMNS, free), free).isEmpty()));
        assertEquals(List.of("1 1", "1 4"), winning(".##." + "####" + "####"));
    }

    private static int[] pairs() {
        int[] pairs = new int[1 << ROWS * COLUMNS];
        for (int free = 1; free < pairs.length; free++) {
            // The last square has a partner or none.
            int last = Integer.highestOneBit(free);
            int rest = free & ~last;
            int above = rest & last >> COLUMNS;
            int left = Integer.numberOfTrailingZeros(last) % COLUMNS > 0 ? rest & last >> 1 : 0;
            pairs[free] = Math.max(pairs[rest],
                    Math.max(above > 0 ? 1 + pairs[rest & ~above] : 0, left > 0 ? 1 + pairs[rest & ~left] : 0));
        }
        return pairs;
    }

    /** Returns the free squares without which the others have as many pairs. */
    private static List<Integer> spare(Position grid, int free) {
        int width = grid.width();
        return free(grid, square -> PAIRS[free] == PAIRS[free
                & ~(1 << (square / width - 1) * (width - 1) + square % width - 1)]);
    }

    private static List<Integer> marked(Position grid) {
        Main main = new Main(grid.width(), grid.squares().toCharArray());
        return free(grid, square -> main.wins[square]);
    }

    private static List<Integer> free(Position grid, IntPredicate which) {
        return IntStream.range(0, grid.squares().length())
                .filter(square -> grid.squares().charAt(square) == Rules.FREE && which.test(square)).boxed().toList();
    }

    /** Returns the grid with these free squares. All squares are free in the set -1. */
    private Position grid(int rows, int columns, int free) {
        return rules.read(new Cases().grid(rows, columns, (row, column) -> (free >> row * columns + column & 1) == 1));
    }
}
