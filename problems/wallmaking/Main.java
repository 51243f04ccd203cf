package wallmaking;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Wall Making Game: a move picks an empty cell and grows walls from it in four directions, up to a wall or the edge.
 * The player who cannot pick a cell loses.
 *
 * <p>
 * Theorem. The Grundy value of a rectangle is
 *
 * <pre>
 *   g(rectangle) = mex { g(corner 1) xor g(corner 2) xor g(corner 3) xor g(corner 4) : its empty cells }
 * </pre>
 *
 * and the first player loses if and only if g(board) = 0.
 *
 * <p>
 * Why: the walls divide the board into rectangles, and no move reaches from one rectangle into another. A pick in a
 * rectangle leaves the four corners that its row and its column cut off. They do not influence each other, so they are
 * a sum of games.
 *
 * <p>
 * Proof: problems/wallmaking/README.md, theorems 1 and 2. Cost: O(H^3 W^3), 2.4 million picks on the largest board.
 */
public final class Main {

    /** The time grows with the sixth power of the side. */
    private static final int MAX_SIDE = 20;

    /** A dot is an empty cell. */
    private final String[] rows;
    /**
     * The value of the rectangle top <= row < bottom, left <= column < right, by these four numbers. It is 0 if the
     * rectangle has no cells.
     */
    private final int[][][][] grundy;
    private final Mex mex = new Mex();

    /** Computes the values of all rectangles of a board without walls. */
    Main(String[] rows) {
        this.rows = rows;
        int height = rows.length;
        int width = rows[0].length();
        grundy = new int[height + 1][height + 1][width + 1][width + 1];
        // In this order each rectangle comes after its corners.
        for (int top = height - 1; top >= 0; top--) {
            for (int bottom = top + 1; bottom <= height; bottom++) {
                for (int left = width - 1; left >= 0; left--) {
                    for (int right = left + 1; right <= width; right++) {
                        grundy[top][bottom][left][right] = mexOfPicks(top, bottom, left, right);
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        String[] rows = new String[in.nextInt(1, MAX_SIDE)];
        int width = in.nextInt(1, MAX_SIDE);
        for (int row = 0; row < rows.length; row++) {
            rows[row] = readRow(in, width);
        }
        out.println(new Main(rows).grundy(0, rows.length, 0, width) != 0 ? "First" : "Second");
    }

    private static String readRow(FastReader in, int width) {
        String row = in.next();
        if (row.length() != width) {
            throw in.unexpected("a row of " + width + " cells, . or X");
        }
        return row;
    }

    /** Returns the Grundy value of the rectangle top <= row < bottom, left <= column < right. */
    int grundy(int top, int bottom, int left, int right) {
        return grundy[top][bottom][left][right];
    }

    private int mexOfPicks(int top, int bottom, int left, int right) {
        mex.clear();
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                if (rows[row].charAt(column) == '.') {
                    mex.add(grundy[top][row][left][column] ^ grundy[top][row][column + 1][right]
                            ^ grundy[row + 1][bottom][left][column] ^ grundy[row + 1][bottom][column + 1][right]);
                }
            }
        }
        return mex.value();
    }
}
