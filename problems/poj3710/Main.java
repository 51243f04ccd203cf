package poj3710;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Christmas Game. Trees stand on the ground with their vertex 1, and on them hang gifts, which are polygons.
 * Two players cut edges in turn. Everything that is no longer connected to the ground is removed. The player who cannot
 * cut loses.
 *
 * <p>
 * Theorem. Let v(u) be the xor of v(w) + 1 over the vertices w of a tree one edge above u, and of 1 for each odd
 * polygon that hangs at u. The first player loses if and only if the xor of v(1) over all trees is 0.
 *
 * <p>
 * Why: v(u) is the value of what stands on u. By the colon principle a gift may be replaced by something of the same
 * value. An odd polygon is worth 1, as one edge is, and an even polygon is worth 0.
 *
 * <p>
 * The polygons are found by a depth-first search from vertex 1. The edge up to a vertex w is a side of a polygon if and
 * only if another edge leads from w, or from a vertex above w, to a vertex below w. A side hands down the number from
 * above xor 1. So the parity of the number of sides arrives where the polygon hangs. By the fusion principle this is
 * right for every graph without loops.
 *
 * <p>
 * Proof: problems/poj3710/README.md, theorems 1 to 3. Cost: O(m^2 + k) for a tree of m vertices and k edges.
 */
public final class Main {

    /** Several times the statement's bound. The recursion is at most this deep. */
    private static final int MAX_VERTICES = 1000;
    private static final int ROOT = 1;

    /** The number of edges between two vertices. */
    private final int[][] edges;
    /** Discovery times from 1 on in a depth-first search; 0 means not yet visited. */
    private final int[] discovery;
    /** Low points: the least discovery time to which an edge leads from a vertex or from a vertex above it. */
    private final int[] low;
    private int time;

    private Main(int vertices) {
        edges = new int[vertices + 1][vertices + 1];
        discovery = new int[vertices + 1];
        low = new int[vertices + 1];
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            int nimSum = 0;
            for (int graphs = in.nextInt(); graphs > 0; graphs--) {
                int vertices = in.nextInt(1, MAX_VERTICES);
                Main graph = new Main(vertices);
                for (int edges = in.nextInt(); edges > 0; edges--) {
                    int a = in.nextInt(1, vertices);
                    int b = in.nextInt(1, vertices);
                    graph.edges[a][b]++;
                    graph.edges[b][a]++;
                }
                nimSum ^= graph.grundy(ROOT);
            }
            out.println(nimSum != 0 ? "Sally" : "Harry");
        }
    }

    /** Returns the Grundy value of what stands on v. */
    private int grundy(int v) {
        discovery[v] = ++time;
        low[v] = discovery[v];
        int grundy = 0;
        for (int w = 1; w < edges.length; w++) {
            if (edges[v][w] > 0 && discovery[w] == 0) {
                edges[w][v]--; // the search does not go back by the same edge
                int above = grundy(w);
                low[v] = Math.min(low[v], low[w]);
                boolean isSide = low[w] <= discovery[v];
                grundy ^= isSide ? above ^ 1 : above + 1;
            } else if (edges[v][w] > 0 && discovery[w] < discovery[v]) {
                low[v] = Math.min(low[v], discovery[w]);
                grundy ^= edges[v][w] % 2; // each of these edges closes a polygon
            }
        }
        return grundy;
    }
}
