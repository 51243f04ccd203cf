package wallmaking.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that one int holds a set of Grundy values, since they are small. From 32 on the shift wraps around, and a value
 * passes for another one.
 */
final class MexMaskOfInt {

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
                        int options = 0;
                        for (int row = top; row < bottom; row++) {
                            for (int column = left; column < right; column++) {
                                if (board[row].charAt(column) == '.') {
                                    int option = grundy[top][row][left][column] ^ grundy[top][row][column + 1][right]
                                            ^ grundy[row + 1][bottom][left][column]
                                            ^ grundy[row + 1][bottom][column + 1][right];
                                    // Right: a set without a bound on its numbers.
                                    options |= 1 << option;
                                }
                            }
                        }
                        grundy[top][bottom][left][right] = Integer.numberOfTrailingZeros(~options);
                    }
                }
            }
        }
        out.println(grundy[0][height][0][width] != 0 ? "First" : "Second");
        out.flush();
    }
}
