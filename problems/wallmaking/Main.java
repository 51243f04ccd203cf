package wallmaking;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Wall Making Game: a move picks an empty cell and grows walls from it in four directions, up to a wall or the edge. Who
 * can't pick a cell loses.
 *
 * <p>
 * Theorem. Walls only ever leave rectangles, and no move reaches from one into another. A cell picked in a rectangle
 * leaves the four corners that its row and its column cut off, so
 *
 * <pre>
 *   g(rectangle) = mex { g(corner 1) xor g(corner 2) xor g(corner 3) xor g(corner 4) : its empty cells }
 * </pre>
 *
 * and the first player loses if and only if g(board) = 0.
 *
 * <p>
 * Cost: O(H^3 W^3), 2.4 million picks on the largest board. Memory: 0.8 MB.
 */
public final class Main {

    private static final int MAX_SIDE = 20;

    private final boolean[][] empty;
    /** How many horizontal and vertical grid lines the board has, its edges included. */
    private final int rowLines, columnLines;
    /** The values of all rectangles; see {@link #at(int, int, int, int)}. */
    private final int[] grundy;
    private final Mex mex = new Mex();

    private Main(boolean[][] empty) {
        this.empty = empty;
        this.rowLines = empty.length + 1;
        this.columnLines = empty[0].length + 1;
        this.grundy = new int[rowLines * rowLines * columnLines * columnLines];
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int height = in.nextInt(1, MAX_SIDE);
            int width = in.nextInt(1, MAX_SIDE);
            boolean[][] empty = new boolean[height][];
            for (int row = 0; row < height; row++) {
                empty[row] = readRow(in, width);
            }
            out.println(grundy(empty) != 0 ? "First" : "Second");
        } finally {
            out.flush();
        }
    }

    private static boolean[] readRow(FastReader in, int width) {
        String cells = in.next();
        boolean[] empty = new boolean[width];
        for (int column = 0; column < width; column++) {
            if (cells.length() != width || cells.charAt(column) != '.' && cells.charAt(column) != 'X') {
                throw in.unexpected(new StringBuilder("a row of ").append(width).append(" cells . or X").toString());
            }
            empty[column] = cells.charAt(column) == '.';
        }
        return empty;
    }

    /** The Grundy value of a board without walls. */
    static int grundy(boolean[][] empty) {
        return of(empty).grundy(0, empty.length, 0, empty[0].length);
    }

    /** Computes the Grundy values of all rectangles of a board without walls. */
    static Main of(boolean[][] empty) {
        Main rectangles = new Main(empty);
        rectangles.compute();
        return rectangles;
    }

    /** The Grundy value of the rectangle top <= row < bottom, left <= column < right. */
    int grundy(int top, int bottom, int left, int right) {
        return grundy[at(top, bottom, left, right)];
    }

    /** The last top and the first bottom come first, and the columns likewise: a rectangle comes after its corners. */
    private void compute() {
        int height = empty.length;
        int width = empty[0].length;
        for (int top = height - 1; top >= 0; top--) {
            for (int bottom = top + 1; bottom <= height; bottom++) {
                for (int left = width - 1; left >= 0; left--) {
                    for (int right = left + 1; right <= width; right++) {
                        grundy[at(top, bottom, left, right)] = grundyOfRectangle(top, bottom, left, right);
                    }
                }
            }
        }
    }

    private int grundyOfRectangle(int top, int bottom, int left, int right) {
        mex.clear();
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                if (empty[row][column]) {
                    mex.add(grundy[at(top, row, left, column)] ^ grundy[at(top, row, column + 1, right)]
                            ^ grundy[at(row + 1, bottom, left, column)]
                            ^ grundy[at(row + 1, bottom, column + 1, right)]);
                }
            }
        }
        return mex.value();
    }

    /** The place of a rectangle; one without cells keeps the value 0. */
    private int at(int top, int bottom, int left, int right) {
        return ((top * rowLines + bottom) * columnLines + left) * columnLines + right;
    }
}
