package poj3710;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Christmas Game. Trees stand on the ground with their vertex 1, and on them hang gifts, which are polygons.
 * Two players cut edges in turn. Everything that is no longer connected to the ground is removed. The player who cannot
 * cut loses.
 *
 * <p>
 * Theorem. Let v(u) be the value of what stands on a vertex u of a tree. Then
 *
 * <pre>
 *   v(u) = (number of odd polygons at u, mod 2) xor (v(w1) + 1) xor (v(w2) + 1) xor ...
 * </pre>
 *
 * where w1, w2, ... are the vertices of the tree one edge above u. The first player loses if and only if the xor of the
 * values of all trees is 0.
 *
 * <p>
 * Why: by the colon principle a gift may be replaced by something of the same value. An odd polygon is worth 1, as one
 * edge is, and an even polygon is worth 0.
 *
 * <p>
 * The polygons are found by a depth-first search from vertex 1. The edge up to a vertex w is a side of a polygon if and
 * only if another edge leads from w, or from a vertex above w, to a vertex below w. A side hands down the number from
 * above xor 1. So the parity of the number of sides arrives where the polygon hangs. By the fusion principle this is
 * right for every graph without loops.
 *
 * <p>
 * Proof: problems/poj3710/README.md, theorems 1 to 4. Cost: O(m + k) for a tree of m vertices and k edges.
 */
public final class Main {

    /** The recursion is as deep as a path is long, at most this many calls. */
    private static final int MAX_VERTICES = 1000;
    private static final int MAX_EDGES = 1000000;
    private static final int ROOT = 1, NONE = 0;

    /**
     * Forward-star adjacency lists: head[v] is the first end of an edge at v, and next[e] is the one after e. The end e
     * leads to the vertex to[e], and e ^ 1 is the other end of the same edge.
     */
    private final int[] head, next, to;
    private int ends = 2;
    /** Discovery times from 1 on in a depth-first search; 0 means not yet visited. */
    private final int[] discovery;
    /** Low points: the least discovery time to which an edge leads from a vertex or from a vertex above it. */
    private final int[] low;
    private int time;

    private Main(int vertices, int edges) {
        head = new int[vertices + 1];
        next = new int[2 + 2 * edges];
        to = new int[2 + 2 * edges];
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
                int edges = in.nextInt(0, MAX_EDGES);
                Main graph = new Main(vertices, edges);
                for (int i = 0; i < edges; i++) {
                    int a = in.nextInt(1, vertices);
                    int b = in.nextInt(1, vertices);
                    graph.addEnd(a, b);
                    graph.addEnd(b, a);
                }
                nimSum ^= graph.grundy(ROOT, NONE);
            }
            out.println(nimSum != 0 ? "Sally" : "Harry");
        }
    }

    private void addEnd(int v, int w) {
        to[ends] = w;
        next[ends] = head[v];
        head[v] = ends++;
    }

    /** Returns the Grundy value of what stands on v. The search came to v by the edge with the end cameBy. */
    private int grundy(int v, int cameBy) {
        discovery[v] = ++time;
        low[v] = discovery[v];
        int grundy = 0;
        for (int e = head[v]; e != NONE; e = next[e]) {
            int w = to[e];
            if (discovery[w] == 0) {
                int above = grundy(w, e);
                low[v] = Math.min(low[v], low[w]);
                boolean isSide = low[w] <= discovery[v];
                grundy ^= isSide ? above ^ 1 : above + 1;
            } else if (discovery[w] < discovery[v] && e != (cameBy ^ 1)) {
                low[v] = Math.min(low[v], discovery[w]);
                grundy ^= 1; // this side closes a polygon
            }
        }
        return grundy;
    }
}
