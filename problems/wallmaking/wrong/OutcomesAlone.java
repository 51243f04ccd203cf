package wallmaking.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that to know who wins each region is enough: the mover wins several regions if the number of those that the first
 * player wins is odd.
 */
final class OutcomesAlone {

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        String[] board = new String[height];
        for (int row = 0; row < height; row++) {
            board[row] = in.next();
        }
        boolean[][][][] wins = new boolean[height + 1][height + 1][width + 1][width + 1];
        for (int top = height - 1; top >= 0; top--) {
            for (int bottom = top + 1; bottom <= height; bottom++) {
                for (int left = width - 1; left >= 0; left--) {
                    for (int right = left + 1; right <= width; right++) {
                        boolean canWin = false;
                        for (int row = top; row < bottom; row++) {
                            for (int column = left; column < right; column++) {
                                if (board[row].charAt(column) == '.') {
                                    // Right: the nim-sum of Grundy values, of which an outcome tells only whether it is 0.
                                    canWin |= !(wins[top][row][left][column] ^ wins[top][row][column + 1][right]
                                            ^ wins[row + 1][bottom][left][column]
                                            ^ wins[row + 1][bottom][column + 1][right]);
                                }
                            }
                        }
                        wins[top][bottom][left][right] = canWin;
                    }
                }
            }
        }
        out.println(wins[0][height][0][width] ? "First" : "Second");
        out.flush();
    }
}
