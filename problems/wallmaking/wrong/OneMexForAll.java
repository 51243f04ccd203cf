package wallmaking.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Believed that one set of marks serves all levels of a recursion, since each level clears it first. What a region has
 * gathered is lost as soon as it asks for a smaller one. Even the samples catch it.
 */
final class OneMexForAll {

    private final String[] board;
    private final Integer[][][][] known;
    // Right: a set in each call; or the rectangles in an order in which the smaller ones are done before.
    private final Mex mex = new Mex();

    private OneMexForAll(String[] board) {
        this.board = board;
        int height = board.length;
        int width = board[0].length();
        this.known = new Integer[height + 1][height + 1][width + 1][width + 1];
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        String[] board = new String[height];
        for (int row = 0; row < height; row++) {
            board[row] = in.next();
        }
        out.println(new OneMexForAll(board).grundy(0, height, 0, width) != 0 ? "First" : "Second");
        out.flush();
    }

    private int grundy(int top, int bottom, int left, int right) {
        Integer found = known[top][bottom][left][right];
        if (found == null) {
            mex.clear();
            for (int row = top; row < bottom; row++) {
                for (int column = left; column < right; column++) {
                    if (board[row].charAt(column) == '.') {
                        mex.add(grundy(top, row, left, column) ^ grundy(top, row, column + 1, right)
                                ^ grundy(row + 1, bottom, left, column) ^ grundy(row + 1, bottom, column + 1, right));
                    }
                }
            }
            found = mex.value();
            known[top][bottom][left][right] = found;
        }
        return found;
    }
}
