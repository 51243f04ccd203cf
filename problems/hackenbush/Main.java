package hackenbush;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Red-blue Hackenbush: Left cuts blue edges, Right red ones, and what is no longer connected to the ground falls.
 * Whoever cannot cut loses. What is a drawing worth, and who wins?
 *
 * <p>
 * Theorem. Each cut makes the drawing worth less to the player who cuts. So a drawing is worth a number: the simplest
 * one that is greater than what Left's cuts leave and less than what Right's leave. Its sign says who wins.
 *
 * <p>
 * What a cut leaves is a smaller set of the edges. So all sets are gone through in the order of their numbers, as
 * binary digits, and a set of which a part falls is worth what stands of it. With m edges no denominator is above 2^(m
 * - 1), and no value is above m: integers do, counted in units of 1 / 2^15.
 *
 * <p>
 * Proof: problems/hackenbush/README.md, theorems 1 and 2. Cost: O(2^m m) for m edges, if the lower ones come first.
 */
public final class Main {

    private static final int MAX_EDGES = 16;
    /** Values are counted in units of 1 / ONE. */
    static final int ONE = 1 << MAX_EDGES - 1;
    /** More than any value: the bound on the side of a player who has no edge to cut. */
    private static final int NO_BOUND = (MAX_EDGES + 1) * ONE;
    private static final int GROUND = 0;

    /** The ends of each edge. */
    private final int[] from, to;
    private final int blue;

    /**
     * @param blue the blue edges, as a set: edge i is the binary digit 2^i
     */
    Main(int[] from, int[] to, int blue) {
        this.from = from;
        this.to = to;
        this.blue = blue;
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int drawings = in.nextInt(0, Integer.MAX_VALUE); drawings > 0; drawings--) {
                int[] values = readNext(in).values();
                int value = values[values.length - 1];
                int unit = Integer.lowestOneBit(value | ONE);
                out.print(value / unit);
                if (unit < ONE) {
                    out.print("/");
                    out.print(ONE / unit);
                }
                out.println(value > 0 ? " Left" : value < 0 ? " Right" : " Second");
            }
        } finally {
            out.flush();
        }
    }

    private static Main readNext(FastReader in) {
        int vertices = in.nextInt(0, MAX_EDGES);
        int[] from = new int[in.nextInt(0, MAX_EDGES)];
        int[] to = new int[from.length];
        int blue = 0;
        for (int edge = 0; edge < from.length; edge++) {
            from[edge] = in.nextInt(0, vertices);
            to[edge] = in.nextInt(0, vertices);
            String colour = in.next();
            if (colour.equals("B")) {
                blue |= 1 << edge;
            } else if (!colour.equals("R")) {
                throw in.unexpected("a colour, B or R");
            }
        }
        return new Main(from, to, blue);
    }

    /**
     * What each set of edges is worth, in units of 1 / 2^15, once all has fallen that is not connected to the ground.
     */
    int[] values() {
        int[] values = new int[1 << from.length];
        for (int set = 1; set < values.length; set++) {
            int standing = standing(set);
            values[set] = standing == set ? value(set, values) : values[standing];
        }
        return values;
    }

    /** Returns those of these edges that are connected to the ground. */
    private int standing(int set) {
        int standing = 0;
        int reached = 1 << GROUND;
        int before;
        do {
            before = standing;
            // Takes the edges one by one from those that are not known to stand.
            for (int rest = set & ~standing; rest != 0; rest &= rest - 1) {
                int edge = Integer.numberOfTrailingZeros(rest);
                int ends = 1 << from[edge] | 1 << to[edge];
                if ((ends & reached) != 0) {
                    standing |= 1 << edge;
                    reached |= ends;
                }
            }
        } while (standing != before);
        return standing;
    }

    /** What a set is worth of which nothing falls, by the values of the smaller sets that the cuts leave. */
    private int value(int set, int[] values) {
        int left = -NO_BOUND;
        int right = NO_BOUND;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int edge = rest & -rest;
            if ((blue & edge) != 0) {
                left = Math.max(left, values[set ^ edge]);
            } else {
                right = Math.min(right, values[set ^ edge]);
            }
        }
        return simplestBetween(left, right);
    }

    /** The integer nearest to 0 between two numbers; where there is none, the number of the smallest denominator. */
    static int simplestBetween(int left, int right) {
        if (left < 0) {
            return right > 0 ? 0 : -simplestBetween(-right, -left);
        }
        int unit = ONE;
        while ((left / unit + 1) * unit >= right) {
            unit /= 2;
        }
        return (left / unit + 1) * unit;
    }
}
