package agc017d;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Game on Tree: two players cut edges of a tree; what is no longer connected to vertex 1 is gone. Whoever can't cut
 * loses.
 *
 * <p>
 * Theorem. Let g(v) be the xor of g(c) + 1 over the neighbours c of v that are farther from vertex 1. The player to
 * move loses if and only if g(1) is 0.
 *
 * <p>
 * Why: what c carries may be replaced by a path of g(c) edges (colon principle). With the edge to c that is a path of
 * g(c) + 1 edges, a heap of Nim of this size, and the branches at v are a sum.
 *
 * <p>
 * No vertex need know which of its neighbours leads to vertex 1: take leaves away, other than vertex 1, each with its
 * edge. The one neighbour that a leaf has by then is that on its way to vertex 1, and the xor of its neighbours that
 * are left is enough to know it.
 *
 * <p>
 * Proof: problems/agc017d/README.md, theorem 1. Cost: O(n), without recursion.
 */
public final class Main {

    /** Three arrays of more numbers do not fit the judge's memory. */
    private static final int MAX_VERTICES = 10000000;
    private static final int ROOT = 1;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(1, MAX_VERTICES);
            int[] degree = new int[n + 1];
            int[] neighbours = new int[n + 1];
            for (int edge = 1; edge < n; edge++) {
                int x = in.nextInt(1, n);
                int y = in.nextInt(1, n);
                degree[x]++;
                degree[y]++;
                neighbours[x] ^= y;
                neighbours[y] ^= x;
            }
            int[] value = values(degree, neighbours);
            out.println(value[ROOT] != 0 ? "Alice" : "Bob");
        } finally {
            out.flush();
        }
    }

    /**
     * What each vertex of a tree carries: g.
     *
     * @param degree of each vertex, from 1 on; overwritten
     * @param neighbours the xor of each vertex's neighbours; overwritten
     */
    static int[] values(int[] degree, int[] neighbours) {
        int[] value = new int[degree.length];
        for (int v = ROOT + 1; v < degree.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && leaf != ROOT) {
                int next = neighbours[leaf];
                value[next] ^= value[leaf] + 1;
                degree[leaf] = 0;
                degree[next]--;
                neighbours[next] ^= leaf;
                leaf = next;
            }
        }
        return value;
    }
}
