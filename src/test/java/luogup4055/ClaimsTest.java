package luogup4055;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import luogup4055.Rules.Position;
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
        Checks.each(IntStream.range(0, PAIRS.length), free -> {
            Position grid = grid(ROWS, COLUMNS, free);
            assertEquals(spare(grid, free),
                    new Search<>(rules).winningMoves(grid).map(move -> move.next().piece()).toList());
        });
    }

    @Test
    void theorem2() {
        Checks.each(IntStream.range(0, PAIRS.length), free -> {
            Position grid = grid(ROWS, COLUMNS, free);
            assertEquals(spare(grid, free), marked(grid));
        });
    }

    @Test
    void exercise1() {
        IntStream.rangeClosed(1, 12).forEach(
                side -> assertEquals(side % 2 == 0, !marked(grid(side, side, -1)).contains(side + 2)));
    }

    @Test
    void exercise2() {
        int side = 9;
        Position grid = grid(side, side, -1);
        List<Integer> winning = free(grid, square -> (square / grid.width() + square % grid.width()) % 2 == 0);
        assertEquals(winning, marked(grid));
        assertEquals(41, winning.size());
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
