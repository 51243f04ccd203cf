package wallmaking.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that every play takes equally many moves, so that any play shows who makes the last. Even the samples catch it.
 */
final class EveryPlayIsEquallyLong {

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        char[][] board = new char[height][];
        for (int row = 0; row < height; row++) {
            board[row] = in.next().toCharArray();
        }
        boolean odd = false;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (board[row][column] == '.') {
                    odd = !odd;
                    grow(board, row, column, -1, 0);
                    grow(board, row, column, 1, 0);
                    grow(board, row, column, 0, -1);
                    grow(board, row, column, 0, 1);
                    board[row][column] = '#';
                }
            }
        }
        out.println(odd ? "First" : "Second");
        out.flush();
    }

    private static void grow(char[][] board, int row, int column, int down, int right) {
        int r = row + down;
        int c = column + right;
        while (r >= 0 && r < board.length && c >= 0 && c < board[0].length && board[r][c] != '#') {
            board[r][c] = '#';
            r += down;
            c += right;
        }
    }
}
