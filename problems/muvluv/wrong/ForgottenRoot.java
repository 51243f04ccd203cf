package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a branch ends below the root, since the root holds the tree. But where no fork stops it, the root is
 * the last vertex of the branch. Even the samples catch it.
 */
final class ForgottenRoot {

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
            out.println(hasOddBranch(parent, children) ? "Takeru" : "Meiya");
        }
        out.flush();
    }

    private static boolean hasOddBranch(int[] parent, int[] children) {
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0) {
                int length = 1;
                for (int v = parent[leaf]; v > ROOT && children[v] == 1; v = parent[v]) { // Right: v >= ROOT
                    length++;
                }
                if (length % 2 != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
