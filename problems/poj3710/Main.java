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
 * right for every graph.
 *
 * <p>
 * Proof: problems/poj3710/README.md, theorems 1 to 4. Cost: O(m + k) for a tree of m vertices and k edges.
 */
public final class Main {

    /** The recursion makes two calls for each vertex. A stack of 1 MiB has room for some thousands of calls. */
    private static final int MAX_VERTICES = 1000;
    /** The judge's memory has room for two numbers for each end of so many edges. */
    private static final int MAX_EDGES = 1000000;
    private static final int ROOT = 1, NONE = 0;

    /**
     * The vertex at each end of an edge. The numbers of the two ends of an edge differ only in the last binary digit.
     */
    private final int[] vertex;
    /** A list of ends for each vertex: the first end at a vertex, and the next one after each end. */
    private final int[] first, next;
    /** The place of a vertex in the order in which the search came to them, from 1 on. It is 0 before that. */
    private final int[] place;
    /**
     * The least place to which an edge leads from a vertex or from a vertex above it. The edge by which the search came
     * does not count.
     */
    private final int[] low;
    private int placed;

    private Main(int vertices, int[] ends) {
        vertex = ends;
        next = new int[ends.length];
        // Vertex 1 has a place here even if the graph has no vertices.
        first = new int[vertices + 2];
        place = new int[vertices + 2];
        low = new int[vertices + 2];
        for (int end = 2; end < ends.length; end++) {
            next[end] = first[ends[end]];
            first[ends[end]] = end;
        }
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
            int sum = 0;
            for (int graphs = in.nextInt(); graphs > 0; graphs--) {
                int vertices = in.nextInt(0, MAX_VERTICES);
                int edges = in.nextInt(0, MAX_EDGES);
                int[] ends = new int[2 + 2 * edges];
                for (int i = 2; i < ends.length; i++) {
                    ends[i] = in.nextInt(1, vertices);
                }
                sum ^= value(vertices, ends);
            }
            out.println(sum != 0 ? "Sally" : "Harry");
        }
    }

    /**
     * Returns the Grundy value of the part of a graph that is connected to vertex 1, which stands on the ground.
     *
     * @param ends edge number e, from 1 on, has the ends {@code ends[2 * e]} and {@code ends[2 * e + 1]}
     */
    static int value(int vertices, int[] ends) {
        return new Main(vertices, ends).carried(ROOT, NONE);
    }

    /**
     * Returns the value of what stands on v. The search came to v by the edge that has the end {@code cameBy} below v.
     */
    private int carried(int v, int cameBy) {
        place[v] = ++placed;
        low[v] = placed;
        int value = 0;
        for (int end = first[v]; end != NONE; end = next[end]) {
            if (end != (cameBy ^ 1)) {
                value ^= handedDown(v, end);
            }
        }
        return value;
    }

    /** Returns the number that an edge hands down to v. The edge has this end at v. */
    private int handedDown(int v, int end) {
        int other = vertex[end ^ 1];
        if (place[other] == 0) {
            int above = carried(other, end);
            low[v] = Math.min(low[v], low[other]);
            return low[other] > place[v] ? above + 1 : above ^ 1;
        }
        if (place[other] < place[v] || other == v && end % 2 == 0) {
            // The edge closes a polygon, or it is a loop, which counts at one of its two ends.
            low[v] = Math.min(low[v], place[other]);
            return 1;
        }
        return 0;
    }
}
