package wallmaking;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import wallmaking.Rules.Position;

/** The regions of a position, found by flooding. */
final class Regions {

    private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    /** The sets of cells without wall that are joined by their sides; a cell is its place in reading order. */
    static Set<BitSet> of(Position position) {
        Set<BitSet> regions = new HashSet<>();
        for (int cell = 0; cell < position.cells().length(); cell++) {
            int start = cell;
            if (isFree(position, cell) && regions.stream().noneMatch(region -> region.get(start))) {
                regions.add(flood(position, cell));
            }
        }
        return regions;
    }

    private static BitSet flood(Position position, int start) {
        BitSet region = new BitSet();
        region.set(start);
        Deque<Integer> open = new ArrayDeque<>(Set.of(start));
        while (!open.isEmpty()) {
            int cell = open.pop();
            for (int[] step : DIRECTIONS) {
                int row = cell / position.width() + step[0];
                int column = cell % position.width() + step[1];
                int next = row * position.width() + column;
                if (row >= 0 && row < position.height() && column >= 0 && column < position.width()
                        && isFree(position, next) && !region.get(next)) {
                    region.set(next);
                    open.push(next);
                }
            }
        }
        return region;
    }

    private static boolean isFree(Position position, int cell) {
        return position.cells().charAt(cell) != Rules.WALL;
    }
}
