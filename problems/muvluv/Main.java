package muvluv;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides MUV LUV UNLIMITED. Two players prune a rooted tree. A move takes away any leaves, at least one. The player
 * who cannot move loses.
 *
 * <p>
 * Theorem. A fork is a vertex with at least two children. The leg of a leaf is the path from the leaf upwards that ends
 * directly below the first fork. If there is no fork above the leaf, the leg ends with the root. The player to move
 * loses if and only if every leg has an even number of vertices.
 *
 * <p>
 * Why: if every leg is even, a move makes some legs odd, and no leg disappears. If some legs are odd and each leg has
 * at least two vertices, taking the leaves of the odd legs makes every leg even. A leg of a single vertex wins by
 * strategy stealing, because the player can take it together with any move in the tree without it.
 *
 * <p>
 * Proof: problems/muvluv/README.md, theorem 2. Cost: O(n), because two legs have no vertex in common.
 */
public final class Main {

    private static final int MAX_VERTICES = 10000000, ROOT = 1;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int tests = in.nextInt(); tests > 0; tests--) {
            int n = in.nextInt(1, MAX_VERTICES);
            int[] parent = new int[n + 1];
            for (int v = ROOT + 1; v <= n; v++) {
                parent[v] = in.nextInt(1, n);
            }
            out.println(hasOddLeg(parent) ? "Takeru" : "Meiya");
        }
    }

    static boolean hasOddLeg(int[] parent) {
        int[] children = new int[parent.length];
        for (int v = ROOT + 1; v < parent.length; v++) {
            children[parent[v]]++;
        }
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0 && legLength(leaf, parent, children) % 2 != 0) {
                return true;
            }
        }
        return false;
    }

    /** Climbs from a leaf to the end of its leg. The parent of the root is 0, which has no children. */
    private static int legLength(int leaf, int[] parent, int[] children) {
        int length = 1;
        for (int v = parent[leaf]; children[v] == 1; v = parent[v]) {
            length++;
        }
        return length;
    }
}
