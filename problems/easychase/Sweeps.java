package easychase;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Value iteration instead of retrograde analysis: every position starts as a draw, and sweeps over the whole board answer
 * each from its successors as they stand, until a sweep changes nothing. A win that is found too early is too long and
 * becomes shorter later. O(n^4) a sweep, and up to as many sweeps as the longest game has moves.
 *
 * <p>
 * A wrong solution changes one of the small methods, each of which is one rule.
 */
public class Sweeps {

    /** A win is so much less the number of moves, as the player to move sees it, and a loss the opposite. */
    protected static final int CAPTURE = 1_000_000;
    protected static final int DRAW = 0;

    private final int n;
    /** By the mover's row and column and then the other's. */
    private final int[][][][] white;
    private final int[][][][] black;

    public Sweeps(int n) {
        this.n = n;
        this.white = new int[n][n][n][n];
        this.black = new int[n][n][n][n];
    }

    /** Answers all lines; each board is swept once. */
    public static void solve(FastReader in, FastWriter out, IntFunction<Sweeps> board) {
        Map<Integer, Sweeps> solved = new HashMap<>();
        while (in.hasNext()) {
            Sweeps sweeps = solved.computeIfAbsent(in.nextInt(), n -> board.apply(n).sweep());
            int value = sweeps.white[in.nextInt() - 1][in.nextInt() - 1][in.nextInt() - 1][in.nextInt() - 1];
            out.println(sweeps.verdict(value));
        }
        out.flush();
    }

    protected String verdict(int value) {
        return (value > 0 ? "WHITE " : "BLACK ") + moves(value);
    }

    protected int moves(int value) {
        return CAPTURE - Math.abs(value);
    }

    protected int longestStepOfBlack() {
        return 2;
    }

    protected int mostSweeps() {
        return Integer.MAX_VALUE;
    }

    /** The better of two values for who is to move. */
    protected int better(int a, int b) {
        return Math.max(a, b);
    }

    /** What becomes of a value when a later sweep finds another one. */
    protected int revised(int old, int found) {
        return found;
    }

    private Sweeps sweep() {
        boolean changed = true;
        for (int i = 0; i < mostSweeps() && changed; i++) {
            changed = sweep(white, black, 1) | sweep(black, white, longestStepOfBlack());
        }
        return this;
    }

    /** Answers all positions of one side again; whether any answer changed. */
    private boolean sweep(int[][][][] mover, int[][][][] other, int longestStep) {
        boolean changed = false;
        for (int row = 0; row < n; row++) {
            for (int col = 0; col < n; col++) {
                for (int otherRow = 0; otherRow < n; otherRow++) {
                    for (int otherCol = 0; otherCol < n; otherCol++) {
                        int old = mover[row][col][otherRow][otherCol];
                        int value = row == otherRow && col == otherCol
                                ? -CAPTURE
                                : revised(old, best(other[otherRow][otherCol], row, col, longestStep));
                        changed |= value != old;
                        mover[row][col][otherRow][otherCol] = value;
                    }
                }
            }
        }
        return changed;
    }

    /** The best value over the steps from a cell, given what each target is worth to the other side. */
    private int best(int[][] worth, int row, int col, int longestStep) {
        int best = -CAPTURE;
        for (int length = 1; length <= longestStep; length++) {
            if (row >= length) {
                best = better(best, oneMoveEarlier(-worth[row - length][col]));
            }
            if (row + length < n) {
                best = better(best, oneMoveEarlier(-worth[row + length][col]));
            }
            if (col >= length) {
                best = better(best, oneMoveEarlier(-worth[row][col - length]));
            }
            if (col + length < n) {
                best = better(best, oneMoveEarlier(-worth[row][col + length]));
            }
        }
        return best;
    }

    private static int oneMoveEarlier(int value) {
        return value - Integer.signum(value);
    }
}
