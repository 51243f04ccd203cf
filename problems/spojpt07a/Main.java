package spojpt07a;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Play with a Tree: some vertices of a tree are on the ground. Two players cut edges; what is no longer connected to
 * the ground is gone. Whoever can't cut loses.
 *
 * <p>
 * Take away leaves that are not on the ground, each with its edge, as long as there are any. Each vertex that is left
 * carries what was taken away there, a tree with the value g: the xor of g + 1 over the vertices one edge up.
 *
 * <p>
 * Theorem. The first player loses if and only if the xor of g over the vertices that are left, and of 1 if the number
 * of edges that are left is odd, is 0.
 *
 * <p>
 * Why: each edge that is left is on a path from the ground to the ground. So all that is left can be fused into one
 * vertex on the ground (fusion principle), and its edges become loops there, worth 1 each.
 *
 * <p>
 * The one neighbour of a leaf is known without a search: for each vertex the xor of the neighbours that are left is
 * kept.
 *
 * <p>
 * Proof: problems/spojpt07a/README.md, theorem 1. Cost: O(N) for each tree, without recursion.
 */
public final class Main {

    /** The arrays of more vertices do not fit the judge's memory. */
    private static final int MAX_VERTICES = 10000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int trees = in.nextInt(0, Integer.MAX_VALUE); trees > 0; trees--) {
                int n = in.nextInt(1, MAX_VERTICES);
                boolean[] ground = new boolean[n + 1];
                for (int v = 1; v <= n; v++) {
                    ground[v] = in.nextInt(0, 1) == 1;
                }
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
                out.println(value(ground, degree, neighbours) != 0 ? 1 : 0);
            }
        } finally {
            out.flush();
        }
    }

    /**
     * The Grundy value of a tree.
     *
     * @param ground which vertices are on the ground, from 1 on
     * @param degree of each vertex; overwritten by what is left of it
     * @param neighbours the xor of each vertex's neighbours; overwritten
     */
    static int value(boolean[] ground, int[] degree, int[] neighbours) {
        int[] carried = new int[ground.length];
        int edges = ground.length - 2;
        for (int v = 1; v < ground.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && !ground[leaf]) {
                int next = neighbours[leaf];
                carried[next] ^= carried[leaf] + 1;
                degree[leaf] = 0;
                degree[next]--;
                neighbours[next] ^= leaf;
                edges--;
                leaf = next;
            }
        }
        int value = edges & 1;
        for (int v = 1; v < ground.length; v++) {
            if (degree[v] > 0 || ground[v]) {
                value ^= carried[v];
            }
        }
        return value;
    }
}
