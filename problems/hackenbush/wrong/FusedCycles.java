package hackenbush.wrong;

import nimsum.game.Dyadic;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Believed that the vertices of a cycle may be made one, as in green Hackenbush, and used the rule for trees. */
final class FusedCycles {

    private static final int ONE = 1 << 15;

    private final int[] from, to;
    private final boolean[] blue;
    /** By vertex, the vertex that it is made one with. */
    private final int[] fused;

    private FusedCycles(int vertices, int[] from, int[] to, boolean[] blue) {
        this.from = from;
        this.to = to;
        this.blue = blue;
        fused = components(vertices, -1);
        for (int i = 0; i < from.length; i++) {
            int[] without = components(vertices, i);
            if (without[from[i]] != without[to[i]]) {
                separate(without);
            }
        }
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
            FusedCycles drawing = new FusedCycles(vertices, from, to, blue);
            int value = drawing.carried(drawing.fused[0], -1);
            out.print(new Dyadic(value, 15).toString());
            out.println(value > 0 ? " Left" : value < 0 ? " Right" : " Second");
        }
        out.flush();
    }

    /** The smallest vertex that each is connected to without one of the edges. */
    private int[] components(int vertices, int removed) {
        int[] component = new int[vertices + 1];
        for (int v = 0; v <= vertices; v++) {
            component[v] = v;
        }
        for (int round = 0; round <= vertices; round++) {
            for (int i = 0; i < from.length; i++) {
                if (i != removed) {
                    int lower = Math.min(component[from[i]], component[to[i]]);
                    component[from[i]] = lower;
                    component[to[i]] = lower;
                }
            }
        }
        return component;
    }

    /** Keeps together only what these components keep together, too. */
    private void separate(int[] component) {
        int[] before = fused.clone();
        for (int v = fused.length - 1; v >= 0; v--) {
            for (int u = v; u >= 0; u--) {
                if (before[u] == before[v] && component[u] == component[v]) {
                    fused[v] = u;
                }
            }
        }
    }

    /** What stands on a vertex, in units of 1 / 2^15. */
    private int carried(int vertex, int below) {
        int sum = 0;
        for (int i = 0; i < from.length; i++) {
            int u = fused[from[i]];
            int v = fused[to[i]];
            if (i != below && (u == vertex || v == vertex)) {
                int above = u == v ? 0 : carried(u == vertex ? v : u, i);
                sum += blue[i] ? onBlue(above) : -onBlue(-above);
            }
        }
        return sum;
    }

    private static int onBlue(int carried) {
        int p = 1;
        while (carried + p * ONE <= ONE) {
            p++;
        }
        return carried + p * ONE >> p - 1;
    }
}
