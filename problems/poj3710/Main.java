package poj3710;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Christmas Game: several graphs stand on the ground with their vertex 1. Two players cut edges; what is no longer connected to
 * the ground is gone. Who can't cut loses.
 *
 * <p>
 * Theorem (fusion principle). The vertices of a cycle may be made one, and its edges are loops then, worth 1 each. What is left is
 * a tree: with v(u) the value of what stands on a vertex u,
 *
 * <pre>
 *   v(u) = (number of loops at u, mod 2) xor v(w) + 1 xor ... for each w one edge up
 * </pre>
 *
 * and the first player wins if and only if the xor of the graphs' values is not 0.
 *
 * <p>
 * A search from vertex 1 finds a tree that joins all vertices. Each edge off the tree closes a cycle with the ways down from its
 * ends to where they meet; no other edges are on cycles.
 *
 * <p>
 * Cost: O(k m) for a graph of m vertices and k edges.
 */
public final class Main {

    private static final int MAX_GRAPHS = 99, MAX_VERTICES = 99, MAX_EDGES = 499;
    private static final int ROOT = 1, NONE = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int sum = 0;
                for (int graphs = in.nextInt(1, MAX_GRAPHS); graphs > 0; graphs--) {
                    int vertices = in.nextInt(1, MAX_VERTICES);
                    int[] from = new int[in.nextInt(0, MAX_EDGES)];
                    int[] to = new int[from.length];
                    for (int edge = 0; edge < from.length; edge++) {
                        from[edge] = in.nextInt(1, vertices);
                        to[edge] = in.nextInt(1, vertices);
                    }
                    int value = value(vertices, from, to);
                    if (value < 0) {
                        throw in.unexpected("edges that join all vertices");
                    }
                    sum ^= value;
                }
                out.println(sum != 0 ? "Sally" : "Harry");
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    /** The Grundy value of a graph that stands on vertex 1; -1 if not all vertices are joined to it. */
    static int value(int vertices, int[] from, int[] to) {
        int[] parent = new int[vertices + 1];
        int[] depth = new int[vertices + 1];
        boolean[] inTree = new boolean[from.length];
        int[] order = search(vertices, from, to, parent, depth, inTree);
        if (order[vertices - 1] == NONE) {
            return -1;
        }
        int[] value = new int[vertices + 1];
        boolean[] tied = new boolean[vertices + 1];
        for (int edge = 0; edge < from.length; edge++) {
            if (!inTree[edge]) {
                value[from[edge]] ^= 1;
                tie(from[edge], to[edge], parent, depth, tied);
            }
        }
        for (int i = vertices - 1; i > 0; i--) {
            int v = order[i];
            value[parent[v]] ^= tied[v] ? value[v] ^ 1 : value[v] + 1;
        }
        return value[ROOT];
    }

    /** Finds for each vertex the one below it; the vertices in the order in which they were found. */
    private static int[] search(int vertices, int[] from, int[] to, int[] parent, int[] depth, boolean[] inTree) {
        int[] order = new int[vertices];
        order[0] = ROOT;
        int found = 1;
        for (int i = 0; i < found; i++) {
            int v = order[i];
            for (int edge = 0; edge < from.length; edge++) {
                int other = from[edge] == v ? to[edge] : to[edge] == v ? from[edge] : ROOT;
                if (other != ROOT && parent[other] == NONE) {
                    parent[other] = v;
                    depth[other] = depth[v] + 1;
                    inTree[edge] = true;
                    order[found++] = other;
                }
            }
        }
        return order;
    }

    /** Ties each vertex to the one below it, on the ways down from two vertices to where they meet. */
    private static void tie(int u, int v, int[] parent, int[] depth, boolean[] tied) {
        while (u != v) {
            if (depth[u] < depth[v]) {
                int lower = u;
                u = v;
                v = lower;
            }
            tied[u] = true;
            u = parent[u];
        }
    }
}
