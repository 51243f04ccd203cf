package wallmaking;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Wall Making Game: a move picks an empty cell and grows walls from it in four directions, up to a wall or the edge.
 * The player who cannot pick a cell loses.
 *
 * <p>
 * Theorem. A pick in a rectangle leaves the four corners that its row and its column cut off. The Grundy value of the
 * rectangle is the mex, over all its empty cells, of the nim-sum of the values of these corners. The first player loses
 * if and only if the value of the board is 0.
 *
 * <p>
 * Why: the walls divide the board into rectangles, and no move reaches from one rectangle into another. So the four
 * corners do not influence each other, and they are a sum of games.
 *
 * <p>
 * Proof: problems/wallmaking/README.md, theorems 1 and 2. Cost: O(H^3 W^3), 2.4 million picks on the largest board.
 */
public final class Main {

    /** The time grows with the sixth power of the side. */
    private static final int MAX_SIDE = 20;

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
            rows[row] = in.next();
            if (rows[row].length() != width) {
                throw in.unexpected("a row of " + width + " cells, . or X");
            }
        }
        int[][][][] grundy = grundy(rows);
        out.println(grundy[0][rows.length][0][width] != 0 ? "First" : "Second");
    }

    /**
     * Returns the Grundy values of all rectangles of a board. That of top <= row < bottom, left <= column < right is
     * grundy[top][bottom][left][right]. It is 0 if the rectangle has no cells.
     *
     * @param rows a dot is an empty cell
     */
    static int[][][][] grundy(String[] rows) {
        int height = rows.length;
        int width = rows[0].length();
        int[][][][] grundy = new int[height + 1][height + 1][width + 1][width + 1];
        // In this order each rectangle comes after its corners.
        for (int top = height - 1; top >= 0; top--) {
            for (int bottom = top + 1; bottom <= height; bottom++) {
                for (int left = width - 1; left >= 0; left--) {
                    for (int right = left + 1; right <= width; right++) {
                        grundy[top][bottom][left][right] = mexOfPicks(rows, grundy, top, bottom, left, right);
                    }
                }
            }
        }
        return grundy;
    }

    private static int mexOfPicks(String[] rows, int[][][][] grundy, int top, int bottom, int left, int right) {
        Mex mex = new Mex();
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
