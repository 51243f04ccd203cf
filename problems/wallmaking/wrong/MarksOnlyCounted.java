package wallmaking.wrong;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that height, width and the number of marks decide the value of a rectangle, wherever the marks are.
 */
final class MarksOnlyCounted {

    private final String[] board;
    /** How many marks lie above and to the left of each crossing of grid lines. */
    private final int[][] marks;
    private final Integer[][][] known;

    private MarksOnlyCounted(String[] board) {
        this.board = board;
        int height = board.length;
        int width = board[0].length();
        this.marks = new int[height + 1][width + 1];
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                marks[row + 1][column + 1] = marks[row][column + 1] + marks[row + 1][column] - marks[row][column]
                        + (board[row].charAt(column) == 'X' ? 1 : 0);
            }
        }
        this.known = new Integer[height + 1][width + 1][height * width + 1];
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        String[] board = new String[height];
        for (int row = 0; row < height; row++) {
            board[row] = in.next();
        }
        out.println(new MarksOnlyCounted(board).grundy(0, height, 0, width) != 0 ? "First" : "Second");
        out.flush();
    }

    private int grundy(int top, int bottom, int left, int right) {
        int marked = marks[bottom][right] - marks[top][right] - marks[bottom][left] + marks[top][left];
        // Right: the key is the rectangle itself, known[top][bottom][left][right].
        Integer found = known[bottom - top][right - left][marked];
        if (found == null) {
            BitSet options = new BitSet();
            for (int row = top; row < bottom; row++) {
                for (int column = left; column < right; column++) {
                    if (board[row].charAt(column) == '.') {
                        options.set(grundy(top, row, left, column) ^ grundy(top, row, column + 1, right)
                                ^ grundy(row + 1, bottom, left, column) ^ grundy(row + 1, bottom, column + 1, right));
                    }
                }
            }
            found = options.nextClearBit(0);
            known[bottom - top][right - left][marked] = found;
        }
        return found;
    }
}
