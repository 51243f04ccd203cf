package agc017d;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Game on Tree. Two players cut edges of a tree. Everything that is no longer connected to vertex 1 is removed.
 * The player who cannot cut loses.
 *
 * <p>
 * Theorem. Let g(v) be the xor of g(c) + 1 over the neighbours c of v that are farther from vertex 1. The player to
 * move loses if and only if g(1) is 0.
 *
 * <p>
 * Why: by the colon principle, what c carries may be replaced by a path of g(c) edges. Together with the edge to c this
 * is a path of g(c) + 1 edges, which is a heap of Nim of this size. The branches at v are a sum of games.
 *
 * <p>
 * The program does not need to know which neighbour of a vertex leads to vertex 1. It takes away leaves other than
 * vertex 1, each with its edge. The last neighbour of a leaf is the one on its way to vertex 1. To know it, the xor of
 * the neighbours that are left is enough.
 *
 * <p>
 * Proof: problems/agc017d/README.md, theorem 1. Cost: O(n), without recursion.
 */
public final class Main {

    /** Ten times as many as the statement allows. */
    private static final int MAX_VERTICES = 1000000;
    private static final int ROOT = 1;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
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
        int[] grundy = grundyValues(degree, neighbours);
        out.println(grundy[ROOT] != 0 ? "Alice" : "Bob");
    }

    /**
     * Returns the Grundy value g of what each vertex of a tree carries.
     *
     * @param degree the number of neighbours of each vertex, from 1 on; it is overwritten
     * @param neighbours the xor of the neighbours of each vertex; it is overwritten
     */
    static int[] grundyValues(int[] degree, int[] neighbours) {
        int[] grundy = new int[degree.length];
        for (int v = ROOT + 1; v < degree.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && leaf != ROOT) {
                int next = neighbours[leaf];
                grundy[next] ^= grundy[leaf] + 1;
                degree[leaf] = 0;
                degree[next]--;
                neighbours[next] ^= leaf;
                leaf = next;
            }
        }
        return grundy;
    }
}
