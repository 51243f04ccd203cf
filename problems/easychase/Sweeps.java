package easychase;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Value iteration instead of retrograde analysis: every position starts as a draw, and sweeps over the whole board answer
 * each from its successors as they stand, until a sweep changes nothing. O(n^4) a sweep, and half as many sweeps as the
 * longest game has moves.
 *
 * <p>
 * A wrong solution gives one of the protected methods another body.
 */
public class Sweeps {

    /** A win is so much less the number of moves, as the player to move sees it, and a loss the opposite. */
    protected static final int CAPTURE = 1_000_000;
    protected static final int DRAW = 0;

    private final int n;
    /** By the mover's cell and the other's. */
    private final int[][] white;
    private final int[][] black;

    public Sweeps(int n) {
        this.n = n;
        this.white = new int[n * n][n * n];
        this.black = new int[n * n][n * n];
    }

    /** Answers all lines; each board is swept once. */
    public static void solve(FastReader in, FastWriter out, IntFunction<Sweeps> board) {
        Map<Integer, Sweeps> solved = new HashMap<>();
        while (in.hasNext()) {
            Sweeps sweeps = solved.computeIfAbsent(in.nextInt(), n -> board.apply(n).sweep());
            out.println(sweeps.verdict(sweeps.white[sweeps.readCell(in)][sweeps.readCell(in)]));
        }
    }

    protected String verdict(int value) {
        return (value > 0 ? "WHITE " : "BLACK ") + (CAPTURE - Math.abs(value));
    }

    protected int mostSweeps() {
        return Integer.MAX_VALUE;
    }

    /** The better of two values for who is to move. */
    protected int better(int a, int b) {
        return Math.max(a, b);
    }

    private int readCell(FastReader in) {
        return (in.nextInt() - 1) * n + in.nextInt() - 1;
    }

    private Sweeps sweep() {
        int[][] whiteSteps = steps(1);
        int[][] blackSteps = steps(2);
        boolean changed = true;
        for (int i = 0; i < mostSweeps() && changed; i++) {
            changed = sweep(white, black, whiteSteps) | sweep(black, white, blackSteps);
        }
        return this;
    }

    /** Answers all positions of one side again; whether any answer changed. */
    private boolean sweep(int[][] mover, int[][] other, int[][] steps) {
        boolean changed = false;
        for (int cell = 0; cell < n * n; cell++) {
            for (int otherCell = 0; otherCell < n * n; otherCell++) {
                int value = cell == otherCell ? -CAPTURE : best(other[otherCell], steps[cell]);
                changed |= value != mover[cell][otherCell];
                mover[cell][otherCell] = value;
            }
        }
        return changed;
    }

    /** The best value over some cells to step to, given what each is worth to the other side. */
    private int best(int[] worth, int[] steps) {
        int best = -CAPTURE;
        for (int to : steps) {
            best = better(best, Integer.signum(worth[to]) - worth[to]);
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
