package easychase.wrong;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a memoised depth-first search works on a game with cycles if a position that is still open counts as a draw.
 * What is concluded from an open position is only true below it, but the table keeps it for good.
 * Even the samples catch it.
 */
final class VisitedIsADraw {

    private static final int UNKNOWN = Integer.MIN_VALUE, DRAW = 0, CAPTURE = 1_000_000;

    private final int n;
    /** By side to move, white cell and black cell: CAPTURE less the moves for a win, the opposite for a loss. */
    private final int[][][] known;

    private VisitedIsADraw(int n) {
        this.n = n;
        this.known = new int[2][n * n][n * n];
        for (int[][] side : known) {
            for (int[] row : side) {
                Arrays.fill(row, UNKNOWN);
            }
        }
    }

    static void solve(FastReader in, FastWriter out) {
        do {
            int n = in.nextInt();
            int white = (in.nextInt() - 1) * n + in.nextInt() - 1;
            int black = (in.nextInt() - 1) * n + in.nextInt() - 1;
            int value = new VisitedIsADraw(n).value(0, white, black);
            out.println((value > 0 ? "WHITE " : "BLACK ") + (CAPTURE - Math.abs(value)));
        } while (in.hasNext());
        out.flush();
    }

    private int value(int side, int white, int black) {
        if (white == black) {
            return -CAPTURE;
        }
        if (known[side][white][black] == UNKNOWN) {
            known[side][white][black] = DRAW; // Right: backwards from the captures, in the order of the distance
            int from = side == 0 ? white : black;
            int best = -CAPTURE;
            for (int to = 0; to < n * n; to++) {
                if (isStep(from, to, side + 1)) {
                    int value = side == 0 ? -value(1, to, black) : -value(0, white, to);
                    best = Math.max(best, value - Integer.signum(value));
                }
            }
            known[side][white][black] = best;
        }
        return known[side][white][black];
    }

    private boolean isStep(int from, int to, int longest) {
        int rows = Math.abs(from / n - to / n);
        int cols = Math.abs(from % n - to % n);
        return (rows == 0 || cols == 0) && rows + cols >= 1 && rows + cols <= longest;
    }
}
