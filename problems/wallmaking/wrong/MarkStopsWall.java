package wallmaking.wrong;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a wall stops before a marked cell, so that a pick leaves the four rectangles between its shorter arms.
 */
final class MarkStopsWall {

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        String[] board = new String[height];
        for (int row = 0; row < height; row++) {
            board[row] = in.next();
        }
        int[][][][] grundy = new int[height + 1][height + 1][width + 1][width + 1];
        for (int top = height - 1; top >= 0; top--) {
            for (int bottom = top + 1; bottom <= height; bottom++) {
                for (int left = width - 1; left >= 0; left--) {
                    for (int right = left + 1; right <= width; right++) {
                        BitSet options = new BitSet();
                        for (int row = top; row < bottom; row++) {
                            for (int column = left; column < right; column++) {
                                if (board[row].charAt(column) == '.') {
                                    options.set(pick(board, grundy, top, bottom, left, right, row, column));
                                }
                            }
                        }
                        grundy[top][bottom][left][right] = options.nextClearBit(0);
                    }
                }
            }
        }
        out.println(grundy[0][height][0][width] != 0 ? "First" : "Second");
        out.flush();
    }

    private static int pick(String[] board, int[][][][] grundy, int top, int bottom, int left, int right, int row,
            int column) {
        // Right: the arms end at top, bottom, left and right, whatever is marked.
        int up = row;
        while (up > top && board[up - 1].charAt(column) == '.') {
            up--;
        }
        int down = row + 1;
        while (down < bottom && board[down].charAt(column) == '.') {
            down++;
        }
        int west = column;
        while (west > left && board[row].charAt(west - 1) == '.') {
            west--;
        }
        int east = column + 1;
        while (east < right && board[row].charAt(east) == '.') {
            east++;
        }
        return grundy[up][row][west][column] ^ grundy[up][row][column + 1][east] ^ grundy[row + 1][down][west][column]
                ^ grundy[row + 1][down][column + 1][east];
    }
}
