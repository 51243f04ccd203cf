package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that only a branch of a single vertex wins, by strategy stealing, and that all else is lost. Longer odd
 * branches win too: take the tips of all of them.
 */
final class SingleVertexBranches {

    private static final int ROOT = 1;

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int n = in.nextInt();
            int[] parent = new int[n + 1];
            int[] children = new int[n + 1];
            for (int v = ROOT + 1; v <= n; v++) {
                parent[v] = in.nextInt();
                children[parent[v]]++;
            }
            out.println(hasSingleVertexBranch(parent, children) ? "Takeru" : "Meiya");
        }
        out.flush();
    }

    private static boolean hasSingleVertexBranch(int[] parent, int[] children) {
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0 && children[parent[leaf]] != 1) { // Right: go on upwards and count
                return true;
            }
        }
        return false;
    }
}
