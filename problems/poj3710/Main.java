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
 * ends to where they meet; no other edges are on cycles. So an edge of the tree hands down v + 1 if it is on no cycle, and else
 * v xor 1: it is a loop, and its two ends are one vertex.
 *
 * <p>
 * Cost: O(k m) for a graph of m vertices and k edges, and O(k + m) if each edge is on one cycle at most.
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
                    int edges = in.nextInt(0, MAX_EDGES);
                    int[] ends = new int[2 + 2 * edges];
                    for (int i = 2; i < ends.length; i++) {
                        ends[i] = in.nextInt(1, vertices);
                    }
                    int value = value(vertices, ends);
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

    /**
     * The Grundy value of a graph that stands on vertex 1; -1 if not all vertices are joined to it.
     *
     * @param ends
     *            edge number e, from 1 on, has the ends <code>ends[2 * e]</code> and <code>ends[2 * e + 1]</code>
     */
    static int value(int vertices, int[] ends) {
        int[] parent = new int[vertices + 1];
        int[] depth = new int[vertices + 1];
        boolean[] inTree = new boolean[ends.length / 2];
        int[] order = search(vertices, ends, parent, depth, inTree);
        if (order[vertices - 1] == NONE) {
            return -1;
        }
        int[] value = new int[vertices + 1];
        boolean[] onCycle = new boolean[vertices + 1];
        for (int edge = 1; edge < inTree.length; edge++) {
            if (!inTree[edge]) {
                value[ends[2 * edge]] ^= 1;
                closeCycle(ends[2 * edge], ends[2 * edge + 1], parent, depth, onCycle);
            }
        }
        for (int i = vertices - 1; i > 0; i--) {
            int v = order[i];
            value[parent[v]] ^= onCycle[v] ? value[v] ^ 1 : value[v] + 1;
        }
        return value[ROOT];
    }

    /**
     * Finds a tree: for each vertex the next one towards the root, which is its own parent, and how far it is.
     *
     * @return the vertices in the order in which they were found; 0 behind the last one
     */
    private static int[] search(int vertices, int[] ends, int[] parent, int[] depth, boolean[] inTree) {
        int[] first = new int[vertices + 1];
        int[] next = new int[ends.length];
        for (int i = 2; i < ends.length; i++) {
            next[i] = first[ends[i]];
            first[ends[i]] = i;
        }
        int[] order = new int[vertices];
        order[0] = ROOT;
        parent[ROOT] = ROOT;
        int found = 1;
        for (int done = 0; done < found; done++) {
            int v = order[done];
            for (int i = first[v]; i != NONE; i = next[i]) {
                int other = ends[i ^ 1];
                if (parent[other] == NONE) {
                    parent[other] = v;
                    depth[other] = depth[v] + 1;
                    inTree[i / 2] = true;
                    order[found++] = other;
                }
            }
        }
        return order;
    }

    /** Marks the edges of the tree on the ways down from two vertices to where they meet, each by its upper end. */
    private static void closeCycle(int u, int v, int[] parent, int[] depth, boolean[] onCycle) {
        while (u != v) {
            if (depth[u] < depth[v]) {
                int lower = u;
                u = v;
                v = lower;
            }
            onCycle[u] = true;
            u = parent[u];
        }
    }
}
