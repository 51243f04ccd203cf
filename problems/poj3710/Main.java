package poj3710;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Christmas Game: several graphs stand on the ground with their vertex 1. Two players cut edges; what is no longer
 * connected to the ground is gone. Whoever can't cut loses.
 *
 * <p>
 * Theorem (fusion principle). The vertices of a cycle may be made one, and its edges are loops then, worth 1 each. What
 * is left is a tree: with v(u) the value of what stands on a vertex u,
 *
 * <pre>
 *   v(u) = (number of loops at u, mod 2) xor v(w) + 1 xor ... for each w one edge up
 * </pre>
 *
 * and the first player loses if and only if the xor of the graphs' values is 0.
 *
 * <p>
 * Why it is found so: in a depth-first search from vertex 1 an edge up to w is on no cycle if and only if no edge leads
 * from w, or from above, further down than w (low points). It hands down v + 1 then, and else v xor 1: it is a loop,
 * and its two ends are one vertex.
 *
 * <p>
 * Proof: problems/poj3710/README.md, theorems 1 and 2. Cost: O(m + k) for a graph of m vertices and k edges.
 */
public final class Main {

    /** The search goes as deep: a stack of 1 MiB has room for some thousands. */
    private static final int MAX_VERTICES = 1000;
    /** Two numbers for each of its ends fit the judge's memory. */
    private static final int MAX_EDGES = 1000000;
    private static final int ROOT = 1, NONE = 0;

    /** The vertex of each end of an edge; the other one is at the place that differs in the last binary digit. */
    private final int[] vertex;
    /** The ends at each vertex are a list. */
    private final int[] first, next;
    /** When the search came to a vertex, from 1 on; 0 before. */
    private final int[] place;
    /** The lowest place to which an edge leads from a vertex or above, but for the edge by which the search came. */
    private final int[] low;
    private int placed;

    private Main(int vertices, int[] ends) {
        vertex = ends;
        next = new int[ends.length];
        // Vertex 1 stands on the ground even where there is no vertex.
        first = new int[vertices + 2];
        place = new int[vertices + 2];
        low = new int[vertices + 2];
        for (int end = 2; end < ends.length; end++) {
            next[end] = first[ends[end]];
            first[ends[end]] = end;
        }
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int sum = 0;
                for (int graphs = in.nextInt(0, Integer.MAX_VALUE); graphs > 0; graphs--) {
                    int vertices = in.nextInt(0, MAX_VERTICES);
                    int edges = in.nextInt(0, MAX_EDGES);
                    int[] ends = new int[2 + 2 * edges];
                    for (int i = 2; i < ends.length; i++) {
                        ends[i] = in.nextInt(1, vertices);
                    }
                    sum ^= value(vertices, ends);
                }
                out.println(sum != 0 ? "Sally" : "Harry");
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    /**
     * The Grundy value of what of a graph is joined to vertex 1, which stands on the ground.
     *
     * @param ends edge number e, from 1 on, has the ends {@code ends[2 * e]} and {@code ends[2 * e + 1]}
     */
    static int value(int vertices, int[] ends) {
        return new Main(vertices, ends).carried(ROOT, NONE);
    }

    /** The value of what stands on v, where the search came by this end of an edge. */
    private int carried(int v, int cameBy) {
        place[v] = ++placed;
        low[v] = placed;
        int value = 0;
        for (int end = first[v]; end != NONE; end = next[end]) {
            int other = vertex[end ^ 1];
            if (end == (cameBy ^ 1)) {
                continue;
            }
            if (place[other] == 0) {
                int above = carried(other, end);
                value ^= low[other] > place[v] ? above + 1 : above ^ 1;
                low[v] = Math.min(low[v], low[other]);
            } else if (place[other] < place[v] || other == v && end % 2 == 0) {
                value ^= 1;
                low[v] = Math.min(low[v], place[other]);
            }
        }
        return value;
    }
}
