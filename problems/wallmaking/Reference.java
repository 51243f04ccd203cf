package wallmaking;

import java.util.Arrays;
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

    private static final int UNKNOWN = -1;

    private final int[] marked;
    /** The number of values that the number of a row or a column can have. */
    private final int numbers;
    /** The values of the regions, by first and last row, first and last column. */
    private final int[] known;

    private Reference(int[] marked, int width) {
        this.marked = marked;
        this.numbers = Math.max(marked.length, width);
        this.known = new int[numbers * numbers * numbers * numbers];
        Arrays.fill(known, UNKNOWN);
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
        out.println(new Reference(marked, width).grundy(board) != 0 ? "First" : "Second");
    }

    private int grundy(int[] region) {
        int place = place(region);
        if (known[place] == UNKNOWN) {
            BitSet options = new BitSet();
            for (int row = 1; row < region.length - 1; row++) {
                for (int rest = region[row] & ~marked[row]; rest != 0; rest &= rest - 1) {
                    options.set(grundyOfSum(pick(region, row, Integer.lowestOneBit(rest))));
                }
            }
            known[place] = options.nextClearBit(0);
        }
        return known[place];
    }

    /** Returns the place of the value of a region. */
    private int place(int[] region) {
        int top = 1;
        while (region[top] == 0) {
            top++;
        }
        int cells = region[top];
        int bottom = top;
        while (region[bottom + 1] == cells) {
            bottom++;
        }
        int left = Integer.numberOfTrailingZeros(cells);
        int right = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cells);
        if (region[bottom + 1] != 0 || Integer.bitCount(cells) != right - left + 1) {
            throw new IllegalStateException("not a rectangle: " + Arrays.toString(region));
        }
        return ((top * numbers + bottom) * numbers + left) * numbers + right;
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
