package hackenbush.wrong;

import nimsum.game.Dyadic;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a vertex falls with the edge by which it was reached first, and all above it. On a cycle it is held from two
 * sides. Even the samples catch it.
 */
final class HeldByOneEdge {

    private final int[] from, to, heldBy;
    private final boolean[] blue;
    private final Dyadic[] values;

    private HeldByOneEdge(int vertices, int[] from, int[] to, boolean[] blue) {
        this.from = from;
        this.to = to;
        this.blue = blue;
        heldBy = new int[vertices + 1];
        values = new Dyadic[1 << from.length];
        hold(0);
    }

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            int vertices = in.nextInt();
            int edges = in.nextInt();
            int[] from = new int[edges];
            int[] to = new int[edges];
            boolean[] blue = new boolean[edges];
            for (int i = 0; i < edges; i++) {
                from[i] = in.nextInt();
                to[i] = in.nextInt();
                blue[i] = in.next().equals("B");
            }
            HeldByOneEdge drawing = new HeldByOneEdge(vertices, from, to, blue);
            Dyadic value = drawing.value((1 << edges) - 1);
            out.println(value + (value.signum() > 0 ? " Left" : value.signum() < 0 ? " Right" : " Second"));
        }
        out.flush();
    }

    /** Depth first: each vertex by the edge on which it was reached. */
    private void hold(int vertex) {
        for (int i = 0; i < from.length; i++) {
            int other = from[i] == vertex ? to[i] : to[i] == vertex ? from[i] : 0;
            if (other != 0 && heldBy[other] == 0) {
                heldBy[other] = 1 << i;
                hold(other);
            }
        }
    }

    private Dyadic value(int set) {
        if (values[set] == null) {
            Dyadic left = null;
            Dyadic right = null;
            for (int i = 0; i < from.length; i++) {
                if ((set >> i & 1) != 0) {
                    Dyadic rest = value(standing(set ^ 1 << i));
                    if (blue[i]) {
                        left = left == null || left.compareTo(rest) < 0 ? rest : left;
                    } else {
                        right = right == null || right.compareTo(rest) > 0 ? rest : right;
                    }
                }
            }
            // Without the right rule for falling, the cuts need not leave a number between.
            boolean number = left == null || right == null || left.compareTo(right) < 0;
            values[set] = number ? Dyadic.simplestBetween(left, right) : Dyadic.ZERO;
        }
        return values[set];
    }

    private int standing(int set) {
        int standing = 0;
        for (int i = 0; i < from.length; i++) {
            standing |= stands(from[i], set) || stands(to[i], set) ? set & 1 << i : 0; // Right: whatever way leads down
        }
        return standing;
    }

    private boolean stands(int vertex, int set) {
        int at = vertex;
        while (at != 0 && (heldBy[at] & set) != 0) {
            int i = Integer.numberOfTrailingZeros(heldBy[at]);
            at = from[i] == at ? to[i] : from[i];
        }
        return at == 0;
    }
}
