package hackenbush;

import nimsum.util.EdgeSets;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the values of drawings in Red-Blue Hackenbush. Left cuts a blue edge, and Right cuts a red edge. Then the
 * edges that are no longer connected to the ground fall. The player who cannot cut loses.
 *
 * <p>
 * Theorem. The value of a drawing is the simplest number that is greater than all values that Left's cuts leave and
 * less than all values that Right's cuts leave. Its sign says who wins.
 *
 * <p>
 * Why: each cut makes the position worse for the player who cuts. So every position is a number, and a number is the
 * simplest one between its options.
 *
 * <p>
 * A table holds the value of each set of edges. What a cut leaves is a smaller set, and it has a smaller number, if
 * edge i is the binary digit 2^i. So the sets are taken in the order of their numbers. If some edges of a set fall, its
 * value is the value of those that stand. With m edges no denominator is above 2^(m - 1), and no value is above m. So
 * the values are integers, counted in units of 1 / 2^15.
 *
 * <p>
 * Proof: problems/hackenbush/README.md, theorems 1 and 2. Cost: O(2^m m) for m edges, if the lower edges come first.
 */
public final class Main {

    private static final int MAX_EDGES = 16;
    /** Values are counted in units of 1 / ONE. */
    static final int ONE = 1 << (MAX_EDGES - 1);
    /** The bound on the side of a player who has no edge to cut. It is greater than any value. */
    private static final int NO_BOUND = (MAX_EDGES + 1) * ONE;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            int[] values = values(EdgeSets.read(in, MAX_EDGES, "BR"));
            int value = values[values.length - 1];
            out.println(inLowestTerms(value) + " " + winner(value));
        }
    }

    /** Returns the value of each set of edges, in units of 1 / ONE. Edges that do not stand are worth nothing. */
    static int[] values(EdgeSets edges) {
        int blue = edges.ofColours("B");
        int[] values = new int[edges.count()];
        for (int set = 1; set < values.length; set++) {
            int standing = edges.standing(set);
            values[set] = standing == set ? value(set, blue, values) : values[standing];
        }
        return values;
    }

    /** Returns the value of a set that stands, by the values of the smaller sets that the cuts leave. */
    private static int value(int set, int blue, int[] values) {
        int left = -NO_BOUND;
        int right = NO_BOUND;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int edge = rest & -rest; // the lowest edge of the rest
            if ((blue & edge) != 0) {
                left = Math.max(left, values[set ^ edge]);
            } else {
                right = Math.min(right, values[set ^ edge]);
            }
        }
        return simplestBetween(left, right);
    }

    /**
     * Returns the simplest number between two numbers. This is the integer nearest to 0, or if there is no integer, the
     * fraction with the smallest denominator.
     */
    static int simplestBetween(int left, int right) {
        if (left < 0) {
            return right > 0 ? 0 : -simplestBetween(-right, -left);
        }
        for (int unit = ONE;; unit /= 2) {
            int multiple = (left / unit + 1) * unit; // the first one above left
            if (multiple < right) {
                return multiple;
            }
        }
    }

    /** Writes a value as a fraction. The unit is the greatest common divisor of the value and ONE. */
    private static String inLowestTerms(int value) {
        int unit = Integer.lowestOneBit(value | ONE);
        return unit == ONE ? "" + value / ONE : value / unit + "/" + ONE / unit;
    }

    private static String winner(int value) {
        if (value == 0) {
            return "Second";
        }
        return value > 0 ? "Left" : "Right";
    }
}
