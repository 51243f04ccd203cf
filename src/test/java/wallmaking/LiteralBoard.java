package wallmaking;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A board on which the rules are played out cell by cell. A set of cells is a bit mask, row after row; a position is the set
 * of the cells that are wall.
 */
record LiteralBoard(int height, int width, long marks) {

    private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    /** Every board of up to so many cells, of each shape and with each set of marks. */
    static void forEachUpTo(int cells, Consumer<LiteralBoard> use) {
        for (int height = 1; height <= cells; height++) {
            for (int width = 1; height * width <= cells; width++) {
                for (long marks = 0; marks < 1L << height * width; marks++) {
                    use.accept(new LiteralBoard(height, width, marks));
                }
            }
        }
    }

    /** The cells that can be picked. */
    List<Integer> pickable(long walls) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < height * width; cell++) {
            if (((walls | marks) >> cell & 1) == 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** The position after a pick. */
    long pick(long walls, int cell) {
        long after = walls | 1L << cell;
        for (int[] step : DIRECTIONS) {
            int next = neighbour(cell, step);
            while (next >= 0 && (walls >> next & 1) == 0) {
                after |= 1L << next;
                next = neighbour(next, step);
            }
        }
        return after;
    }

    /** All positions that plays from the board without walls come to. */
    Set<Long> positions() {
        Set<Long> positions = new LinkedHashSet<>(List.of(0L));
        Deque<Long> open = new ArrayDeque<>(positions);
        while (!open.isEmpty()) {
            long walls = open.pop();
            for (int cell : pickable(walls)) {
                long after = pick(walls, cell);
                if (positions.add(after)) {
                    open.push(after);
                }
            }
        }
        return positions;
    }

    /** The sets of cells without wall that are joined by their sides. */
    Set<Long> regions(long walls) {
        Set<Long> regions = new LinkedHashSet<>();
        long seen = walls;
        for (int cell = 0; cell < height * width; cell++) {
            if ((seen >> cell & 1) == 0) {
                long region = flood(walls, cell);
                regions.add(region);
                seen |= region;
            }
        }
        return regions;
    }

    private long flood(long walls, int start) {
        long region = 1L << start;
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int cell = open.pop();
            for (int[] step : DIRECTIONS) {
                int next = neighbour(cell, step);
                if (next >= 0 && ((walls | region) >> next & 1) == 0) {
                    region |= 1L << next;
                    open.push(next);
                }
            }
        }
        return region;
    }

    /** The next cell in a direction, or -1 at the edge. */
    private int neighbour(int cell, int[] step) {
        int row = cell / width + step[0];
        int column = cell % width + step[1];
        return row >= 0 && row < height && column >= 0 && column < width ? row * width + column : -1;
    }
}
