package easychase;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Value iteration instead of retrograde analysis: every position starts as a draw, and sweeps over the whole board
 * answer each from its successors as they stand, until a sweep changes nothing. O(n^4) a sweep, and half as many sweeps
 * as the longest game has moves.
 */
final class Reference {

    private static final int WHITE = 0, BLACK = 1;
    /** A win is so much less the number of moves, as the player to move sees it, a loss the opposite, and a draw 0. */
    private static final int CAPTURE = 1_000_000;

    private final int n;
    /** By the side to move, its cell and the other's. */
    private final int[][][] values;
    /** By side and cell: where a step leads. */
    private final int[][][] steps;

    private Reference(int n) {
        this.n = n;
        values = new int[2][n * n][n * n];
        steps = new int[][][]{steps(1), steps(2)};
        boolean changed = true;
        while (changed) {
            changed = sweep(WHITE, BLACK) | sweep(BLACK, WHITE);
        }
    }

    /** Each board is swept once for all lines. */
    static void solve(FastReader in, FastWriter out) {
        Map<Integer, Reference> solved = new HashMap<>();
        while (in.hasNext()) {
            Reference board = solved.computeIfAbsent(in.nextInt(), Reference::new);
            int value = board.values[WHITE][board.readCell(in)][board.readCell(in)];
            out.println((value > 0 ? "WHITE " : "BLACK ") + (CAPTURE - Math.abs(value)));
        }
    }

    private int readCell(FastReader in) {
        return (in.nextInt() - 1) * n + in.nextInt() - 1;
    }

    /** Answers all positions of one side again; whether any answer changed. */
    private boolean sweep(int mover, int other) {
        boolean changed = false;
        for (int cell = 0; cell < n * n; cell++) {
            for (int otherCell = 0; otherCell < n * n; otherCell++) {
                int value = cell == otherCell ? -CAPTURE : best(values[other][otherCell], steps[mover][cell]);
                changed |= value != values[mover][cell][otherCell];
                values[mover][cell][otherCell] = value;
            }
        }
        return changed;
    }

    /** The best value over some cells to step to, given what each is worth to the other side. */
    private static int best(int[] worth, int[] steps) {
        int best = -CAPTURE;
        for (int to : steps) {
            best = Math.max(best, Integer.signum(worth[to]) - worth[to]);
        }
        return best;
    }

    /** By cell: where a step up to some length leads. */
    private int[][] steps(int longest) {
        return IntStream.range(0, n * n).mapToObj(from -> IntStream.range(0, n * n).filter(to -> {
            int rows = Math.abs(from / n - to / n);
            int cols = Math.abs(from % n - to % n);
            return (rows == 0 || cols == 0) && rows + cols >= 1 && rows + cols <= longest;
        }).toArray()).toArray(int[][]::new);
    }
}
