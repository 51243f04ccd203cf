package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the root can be left out of the search for leaves. But a root alone is a leaf, and taking it wins.
 */
final class RootIsNoLeaf {

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
        for (int leaf = ROOT + 1; leaf < parent.length; leaf++) { // Right: from ROOT on
            if (children[leaf] == 0) {
                int length = 1;
                for (int v = parent[leaf]; v != 0 && children[v] == 1; v = parent[v]) {
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
