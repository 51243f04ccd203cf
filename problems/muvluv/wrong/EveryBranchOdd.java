package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the first player needs an odd number of vertices in every branch. One odd branch is enough, because a
 * move may leave the even ones alone.
 */
final class EveryBranchOdd {

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
            out.println(everyBranchIsOdd(parent, children) ? "Takeru" : "Meiya");
        }
        out.flush();
    }

    private static boolean everyBranchIsOdd(int[] parent, int[] children) {
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (children[leaf] == 0) {
                int length = 1;
                for (int v = parent[leaf]; v != 0 && children[v] == 1; v = parent[v]) {
                    length++;
                }
                if (length % 2 == 0) {
                    return false; // Right: return true at the first odd branch
                }
            }
        }
        return true;
    }
}
