package spojpt07a;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Play with a Tree: some vertices of a tree are on the ground. Two players cut edges; what is no longer connected to the ground
 * is gone. Who can't cut loses.
 *
 * <p>
 * Take away leaves that are not on the ground, each with its edge, as long as there are any. Each vertex that is left carries
 * what was taken away there, a tree with the value g: the xor of g + 1 over the vertices one edge up.
 *
 * <p>
 * Theorem. The first player wins if and only if the xor of g over the vertices that are left, and of 1 if the number of edges
 * that are left is odd, is not 0.
 *
 * <p>
 * Why: each edge that is left is on a way from the ground to the ground. So all that is left can be fused into one vertex on the
 * ground (fusion principle), and its edges become loops there, worth 1 each.
 *
 * <p>
 * The one neighbour of a leaf is known without a search: for each vertex the xor of the neighbours that are left is kept.
 *
 * <p>
 * Cost: O(N) for each tree, without recursion.
 */
public final class Main {

    private static final int MAX_TREES = 20;
    private static final int MAX_VERTICES = 100000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int trees = in.nextInt(1, MAX_TREES);
            for (int tree = 0; tree < trees; tree++) {
                int n = in.nextInt(1, MAX_VERTICES);
                boolean[] ground = readGround(in, n);
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
                int value = value(ground, degree, neighbours);
                if (value < 0) {
                    throw in.unexpected("edges that join all vertices");
                }
                out.println(value != 0 ? 1 : 0);
            }
        } finally {
            out.flush();
        }
    }

    private static boolean[] readGround(FastReader in, int n) {
        boolean[] ground = new boolean[n + 1];
        boolean any = false;
        for (int v = 1; v <= n; v++) {
            ground[v] = in.nextInt(0, 1) == 1;
            any |= ground[v];
        }
        if (!any) {
            throw in.unexpected("a vertex on the ground");
        }
        return ground;
    }

    /**
     * The Grundy value of the game, or -1 if the edges do not form a tree.
     *
     * @param ground
     *            which vertices are on the ground, from 1 on; at least one
     * @param degree
     *            of each vertex; overwritten
     * @param neighbours
     *            the xor of each vertex's neighbours; overwritten
     */
    static int value(boolean[] ground, int[] degree, int[] neighbours) {
        int n = ground.length - 1;
        int[] carried = new int[n + 1];
        int peeled = peel(ground, degree, neighbours, carried);
        int value = n - 1 - peeled & 1;
        for (int v = 1; v <= n; v++) {
            if (degree[v] > 0 || ground[v]) {
                value ^= carried[v];
            }
        }
        // What is left is a tree if and only if nothing of it stays when its leaves may be taken too.
        int rest = peel(new boolean[n + 1], degree, neighbours, carried);
        return peeled + rest == n - 1 ? value : -1;
    }

    /**
     * Takes away leaves, with their edges, as long as there are any.
     *
     * @param stays
     *            the vertices that are not taken
     * @param carried
     *            is changed by xor with what is taken away there
     * @return how many edges are taken away
     */
    private static int peel(boolean[] stays, int[] degree, int[] neighbours, int[] carried) {
        int peeled = 0;
        for (int v = 1; v < degree.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && !stays[leaf]) {
                int next = neighbours[leaf];
                carried[next] ^= carried[leaf] + 1;
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
