package wallmaking.wrong;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the Grundy value of several regions is the sum of their values.
 */
final class SumForNimSum {

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
                                    // Right: the nim-sum, ^ in place of +.
                                    options.set(grundy[top][row][left][column] + grundy[top][row][column + 1][right]
                                            + grundy[row + 1][bottom][left][column]
                                            + grundy[row + 1][bottom][column + 1][right]);
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
}
