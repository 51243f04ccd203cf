package agc017d;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Game on Tree: two players cut edges of a tree; what is no longer connected to vertex 1 is gone. Who can't cut loses.
 *
 * <p>
 * Theorem. The game is a heap of Nim of the size g(1), where g(v), the value of what hangs at v, is the xor of g(c) + 1 over
 * the neighbours c of v that are farther from vertex 1. The first player wins if and only if g(1) is not 0.
 *
 * <p>
 * Why: a branch of the value g(c), on an edge, may be replaced by a path of g(c) edges on it (colon principle); that is a
 * path of g(c) + 1 edges, a heap of this size, and the branches at v are a sum.
 *
 * <p>
 * No vertex need know which of its neighbours leads to vertex 1: take leaves away, other than vertex 1, as long as there are
 * any, each with its edge. The one neighbour that a leaf has by then is that on its way to vertex 1. To know it, the xor of
 * a vertex's neighbours that are left is enough.
 *
 * <p>
 * Cost: O(n), without recursion.
 */
public final class Main {

    private static final int MAX_VERTICES = 100000;
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
            int[] value = new int[n + 1];
            if (peel(degree, neighbours, value) < n - 1) {
                throw in.unexpected("edges that join all vertices to vertex 1");
            }
            out.println(value[ROOT] != 0 ? "Alice" : "Bob");
        } finally {
            out.flush();
        }
    }

    /**
     * Takes away leaves, other than vertex 1, as long as there are any.
     *
     * @param degree
     *            of each vertex, from 1 on; overwritten
     * @param neighbours
     *            the xor of each vertex's neighbours; overwritten
     * @param value
     *            all 0 before, and after it of each vertex that was taken away, and of vertex 1 if all others were, its g
     * @return how many edges are taken away: all n - 1 if and only if they form a tree
     */
    static int peel(int[] degree, int[] neighbours, int[] value) {
        int peeled = 0;
        for (int v = ROOT + 1; v < degree.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && leaf != ROOT) {
                int next = neighbours[leaf];
                value[next] ^= value[leaf] + 1;
                degree[leaf] = 0;
                degree[next]--;
                neighbours[next] ^= leaf;
                peeled++;
                leaf = next;
            }
        }
        return peeled;
    }
}
