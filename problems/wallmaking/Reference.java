package wallmaking;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the Grundy values of connected regions by growing the walls and flooding what they leave. It uses only that
 * regions without a common side are independent games. It does not take for granted that regions are rectangles, but
 * looks at each one and fails if it is not a rectangle.
 *
 * <p>
 * A set of cells is a bit mask for each row. There is an empty row above the board and one below it.
 */
final class Reference {

    private final int[] marked;
    private final Map<IntBuffer, Integer> known = new HashMap<>();

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
        out.println(new Reference(marked).grundy(board) != 0 ? "First" : "Second");
    }

    private int grundy(int[] region) {
        Integer value = known.get(IntBuffer.wrap(region));
        if (value == null) {
            BitSet options = new BitSet();
            for (int row = 1; row < region.length - 1; row++) {
                for (int rest = region[row] & ~marked[row]; rest != 0; rest &= rest - 1) {
                    options.set(grundyOfSum(pick(region, row, Integer.lowestOneBit(rest))));
                }
            }
            value = options.nextClearBit(0);
            known.put(IntBuffer.wrap(region), value);
        }
        return value;
    }

    /** Returns the cells that a pick leaves of a region. */
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

    /** Returns the nim-sum over the regions of a set of free cells, which is used up. */
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
     * Floods the region of a free cell in the first row that has one, and takes the region out of the free cells. The
     * rows of connected cells have no row without a cell between them.
     */
    private static int[] takeRegion(int[] free, int firstRow) {
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
        return region;
    }

    /** Returns the free cells of a row that are joined to some of these cells. */
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
