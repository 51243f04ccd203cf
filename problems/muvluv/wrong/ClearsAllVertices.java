package muvluv.wrong;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that clearing the arrays between two trees costs nothing. It costs as much as the largest tree each time, and there
 * can be 100000 small ones. Verdict: Time Limit Exceeded.
 */
final class ClearsAllVertices {

    private static final int ROOT = 1;
    private static final int MOST_VERTICES = 1_000_000;

    static void solve(FastReader in, FastWriter out) {
        int[] parent = new int[MOST_VERTICES + 1];
        int[] children = new int[MOST_VERTICES + 1];
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            Arrays.fill(parent, 0); // Right: arrays as long as the tree
            Arrays.fill(children, 0);
            int n = in.nextInt();
            for (int v = ROOT + 1; v <= n; v++) {
                parent[v] = in.nextInt();
                children[parent[v]]++;
            }
            out.println(hasOddBranch(n, parent, children) ? "Takeru" : "Meiya");
        }
        out.flush();
    }

    private static boolean hasOddBranch(int n, int[] parent, int[] children) {
        for (int leaf = ROOT; leaf <= n; leaf++) {
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
