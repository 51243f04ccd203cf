package spojpt07a;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Play with a Tree. Some vertices of a tree are on the ground. Two players cut edges. Everything that is no
 * longer connected to the ground is removed. The player who cannot cut loses.
 *
 * <p>
 * Theorem. Take away leaves that are not on the ground, each with its edge, as long as there are such leaves. Each
 * vertex that is left carries the tree that was taken away there. The value of this tree is g, the xor of g + 1 over
 * the vertices one edge up. Take the xor of g over the vertices that are left, and of 1 if the number of edges that are
 * left is odd. The first player loses if and only if this is 0.
 *
 * <p>
 * Why: each edge that is left is on a path from the ground to the ground, which is a cycle. By the fusion principle all
 * vertices that are left may be merged into one vertex on the ground. Their edges become loops there, worth 1 each.
 *
 * <p>
 * The program keeps for each vertex the xor of the neighbours that are left. So it knows the only neighbour of a leaf
 * without a search.
 *
 * <p>
 * Proof: problems/spojpt07a/README.md, theorem 1. Cost: O(N) for each tree, without recursion.
 */
public final class Main {

    /** Ten times as many as the statement allows. */
    private static final int MAX_VERTICES = 1000000;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
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
    }

    /**
     * Returns the Grundy value of a tree.
     *
     * @param ground which vertices are on the ground, from 1 on
     * @param degree the number of neighbours of each vertex; it is overwritten
     * @param neighbours the xor of the neighbours of each vertex; it is overwritten
     */
    static int value(boolean[] ground, int[] degree, int[] neighbours) {
        int[] grundy = new int[ground.length];
        for (int v = 1; v < ground.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && !ground[leaf]) {
                int next = neighbours[leaf];
                grundy[next] ^= grundy[leaf] + 1;
                degree[leaf] = 0;
                degree[next]--;
                neighbours[next] ^= leaf;
                leaf = next;
            }
        }
        int value = 0;
        int degrees = 0;
        for (int v = 1; v < ground.length; v++) {
            boolean stays = degree[v] > 0 || ground[v];
            value ^= stays ? grundy[v] : 0;
            degrees += degree[v];
        }
        int edges = degrees / 2;
        return value ^ (edges % 2);
    }
}
