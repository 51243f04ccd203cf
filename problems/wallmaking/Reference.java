package wallmaking;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The Grundy values of connected regions, found by growing the walls and flooding what they leave. It knows that regions
 * without a common side are independent games, but not that they are rectangles.
 *
 * <p>
 * A set of cells is a bit mask a row. There is an empty row above the board and one below it.
 */
final class Reference {

    /** A connected set of cells without wall; the array is never changed. */
    private record Region(int[] rows) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Region region && Arrays.equals(rows, region.rows);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(rows);
        }
    }

    private final int[] marked;
    private final Map<Region, Integer> known = new HashMap<>();

    private Reference(int[] marked) {
        this.marked = marked;
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        int[] board = new int[height + 2];
        int[] marked = new int[height + 2];
        for (int row = 1; row <= height; row++) {
            String cells = in.next();
            for (int column = 0; column < width; column++) {
                board[row] |= 1 << column;
                marked[row] |= cells.charAt(column) == 'X' ? 1 << column : 0;
            }
        }
        out.println(new Reference(marked).grundy(new Region(board)) != 0 ? "First" : "Second");
        out.flush();
    }

    private int grundy(Region region) {
        Integer found = known.get(region);
        if (found == null) {
            BitSet options = new BitSet();
            for (int row = 1; row < marked.length - 1; row++) {
                int pickable = region.rows[row] & ~marked[row];
                for (int rest = pickable; rest != 0; rest &= rest - 1) {
                    options.set(grundyOfSum(pick(region.rows, row, Integer.lowestOneBit(rest))));
                }
            }
            found = options.nextClearBit(0);
            known.put(region, found);
        }
        return found;
    }

    /** What a pick leaves of a region. */
    private static int[] pick(int[] region, int row, int cell) {
        int[] free = region.clone();
        free[row] &= ~spread(cell, region[row]);
        for (int up = row - 1; (region[up] & cell) != 0; up--) {
            free[up] &= ~cell;
        }
        for (int down = row + 1; (region[down] & cell) != 0; down++) {
            free[down] &= ~cell;
        }
        return free;
    }

    /** The nim-sum over the regions of a set of free cells, which is used up. */
    private int grundyOfSum(int[] free) {
        int nimSum = 0;
        for (int row = 1; row < free.length - 1; row++) {
            while (free[row] != 0) {
                nimSum ^= grundy(takeRegion(free, row));
            }
        }
        return nimSum;
    }

    /**
     * Floods the region of a free cell in the first row that has any, and takes it out of the free cells. Connected cells
     * leave no row out.
     */
    private static Region takeRegion(int[] free, int firstRow) {
        int[] region = new int[free.length];
        region[firstRow] = Integer.lowestOneBit(free[firstRow]);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int row = firstRow; row < free.length - 1 && (region[row - 1] | region[row]) != 0; row++) {
                int reached = (region[row - 1] | region[row] | region[row + 1]) & free[row];
                reached = spread(reached, free[row]);
                grown |= reached != region[row];
                region[row] = reached;
            }
        }
        for (int row = firstRow; region[row] != 0; row++) {
            free[row] &= ~region[row];
        }
        return new Region(region);
    }

    /** The free cells of a row that some of them are joined to. */
    private static int spread(int cells, int free) {
        int reached = cells;
        int before;
        do {
            before = reached;
            reached |= (reached << 1 | reached >> 1) & free;
        } while (reached != before);
        return reached;
    }
}
