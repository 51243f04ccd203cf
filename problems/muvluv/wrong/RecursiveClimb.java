package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a method may call itself for each vertex of a branch. A branch can have 1000000 vertices, and the
 * stack ends long before. Verdict: Runtime Error.
 */
final class RecursiveClimb {

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
            if (children[leaf] == 0 && length(leaf, parent, children) % 2 != 0) {
                return true;
            }
        }
        return false;
    }

    private static int length(int v, int[] parent, int[] children) {
        int above = parent[v];
        return above == 0 || children[above] > 1 ? 1 : 1 + length(above, parent, children); // Right: a loop
    }
}
