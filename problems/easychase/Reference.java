package easychase;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Solves a board by value iteration instead of retrograde analysis. Each position starts as a draw. Sweeps over the
 * whole board compute each position from what its followers are at that time, until a sweep changes nothing. A sweep
 * costs O(n^4), and about half as many sweeps are needed as the longest game has moves.
 */
final class Reference {

    private static final int WHITE = 0, BLACK = 1;
    /** The value of a win at once. Each move costs 1. A loss is the negative of a win, and a draw is 0. */
    private static final int CAPTURE = 1_000_000;

    private final int n;
    /** The value for each side to move, each cell of this side and each cell of the other side. */
    private final int[][][] values;
    /** The cells to which a step leads, for each side and cell. */
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

    /** Sweeps each board once, for all lines that ask for it. */
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

    /** Computes all positions of one side again, and returns whether any value changed. */
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

    /** Returns the best value over the cells of some steps, from the value of each cell for the other side. */
    private static int best(int[] worth, int[] steps) {
        int best = -CAPTURE;
        for (int to : steps) {
            best = Math.max(best, Integer.signum(worth[to]) - worth[to]);
        }
        return best;
    }

    /** Returns for each cell the cells to which a step of at most this length leads. */
    private int[][] steps(int longest) {
        return IntStream.range(0, n * n).mapToObj(from -> IntStream.range(0, n * n).filter(to -> {
            int rows = Math.abs(from / n - to / n);
            int cols = Math.abs(from % n - to % n);
            return (rows == 0 || cols == 0) && rows + cols >= 1 && rows + cols <= longest;
        }).toArray()).toArray(int[][]::new);
    }
}
