package hackenbush;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Red-blue Hackenbush: Left cuts blue edges, Right red ones, and what is no longer connected to the ground falls. Who cannot
 * cut loses. What is a drawing worth, and who wins?
 *
 * <p>
 * Theorem. Each cut makes the drawing worth less to the player who cuts. So a drawing is worth a number: the simplest one that
 * is greater than what Left's cuts leave and less than what Right's leave. Its sign says who wins.
 *
 * <p>
 * What a cut leaves is a smaller set of the edges. So all sets are gone through in the order of their numbers, as binary digits,
 * and a set of which a part falls is worth what stands of it. With m edges no denominator is above 2^(m - 1), and no value is
 * above m: integers do, counted in units of 1 / 2^15.
 *
 * <p>
 * Cost: O(2^m m) for m edges.
 */
public final class Main {

    private static final int MAX_DRAWINGS = 20, MAX_EDGES = 16;
    /** Values are counted in units of 1 / ONE. */
    static final int ONE = 1 << MAX_EDGES - 1;
    /** More than any value: the bound on the side of a player who has no edge to cut. */
    private static final int NO_BOUND = (MAX_EDGES + 1) * ONE;
    private static final int GROUND = 0;

    private final int edges;
    private final int[] from, to;
    /** The edges that meet each vertex, as a set. */
    private final int[] edgesAt;
    private final int blue;

    /**
     * @param vertices
     *            numbered from 1 on, and 0 is the ground
     * @param blue
     *            the blue edges, as a set: edge i is the binary digit 2^i
     */
    Main(int vertices, int[] from, int[] to, int blue) {
        this.edges = from.length;
        this.from = from;
        this.to = to;
        this.blue = blue;
        edgesAt = new int[vertices + 1];
        for (int edge = 0; edge < edges; edge++) {
            edgesAt[from[edge]] |= 1 << edge;
            edgesAt[to[edge]] |= 1 << edge;
        }
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int drawings = in.nextInt(1, MAX_DRAWINGS); drawings > 0; drawings--) {
                int[] values = read(in).values();
                int value = values[values.length - 1];
                out.print(fraction(value));
                out.println(value > 0 ? " Left" : value < 0 ? " Right" : " Second");
            }
        } finally {
            out.flush();
        }
    }

    private static Main read(FastReader in) {
        int vertices = in.nextInt(0, MAX_EDGES);
        int[] from = new int[in.nextInt(vertices, MAX_EDGES)];
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
        Main drawing = new Main(vertices, from, to, blue);
        if (!drawing.hangsTogether()) {
            throw in.unexpected("vertices that are all connected to the ground");
        }
        return drawing;
    }

    private boolean hangsTogether() {
        for (int vertex = 1; vertex < edgesAt.length; vertex++) {
            if (edgesAt[vertex] == 0) {
                return false;
            }
        }
        int all = (1 << edges) - 1;
        return standing(all) == all;
    }

    /** What each set of edges is worth, in units of 1 / 2^15, once that has fallen which does not hang on the ground. */
    int[] values() {
        int[] values = new int[1 << edges];
        for (int set = 1; set < values.length; set++) {
            int standing = standing(set);
            values[set] = standing == set ? value(set, values) : values[standing];
        }
        return values;
    }

    /** Those of these edges that are connected to the ground. */
    private int standing(int set) {
        int standing = 0;
        int reached = 1 << GROUND;
        for (int waiting = reached; waiting != 0;) {
            int vertex = Integer.numberOfTrailingZeros(waiting);
            int more = edgesAt[vertex] & set & ~standing;
            standing |= more;
            int ends = 0;
            for (; more != 0; more &= more - 1) {
                int edge = Integer.numberOfTrailingZeros(more);
                ends |= 1 << from[edge] | 1 << to[edge];
            }
            waiting = (waiting | ends & ~reached) & ~(1 << vertex);
            reached |= ends;
        }
        return standing;
    }

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
        if (left < 0 && right > 0) {
            return 0;
        }
        return left >= 0 ? simplestPositive(left, right) : -simplestPositive(-right, -left);
    }

    /** For left >= 0: the first of the coarsest multiples that there are between. */
    private static int simplestPositive(int left, int right) {
        int unit = ONE;
        while ((left / unit + 1) * unit >= right) {
            unit /= 2;
        }
        return (left / unit + 1) * unit;
    }

    /** A value in lowest terms, as in <code>-3</code> or <code>5/8</code>. */
    static String fraction(int value) {
        int common = value == 0 ? ONE : Math.min(ONE, value & -value);
        StringBuilder text = new StringBuilder().append(value / common);
        return (common == ONE ? text : text.append('/').append(ONE / common)).toString();
    }
}
