package wallmaking.wrong;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that height, width and the number of marks decide the value of a rectangle, wherever the marks are.
 */
final class MarksOnlyCounted {

    private final String[] board;
    private final Map<List<Integer>, Integer> known = new HashMap<>();

    private MarksOnlyCounted(String[] board) {
        this.board = board;
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
        // Right: the key is the rectangle itself, (top, bottom, left, right).
        List<Integer> key = List.of(bottom - top, right - left, marks(top, bottom, left, right));
        Integer found = known.get(key);
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
            known.put(key, found);
        }
        return found;
    }

    private int marks(int top, int bottom, int left, int right) {
        int marks = 0;
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                marks += board[row].charAt(column) == 'X' ? 1 : 0;
            }
        }
        return marks;
    }
}
