package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a parent has a smaller number than its children, as in the sample. The statement does not promise
 * that.
 */
final class ParentsFirst {

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
        int[] sinceFork = new int[parent.length];
        boolean odd = false;
        for (int v = ROOT; v < parent.length; v++) { // Right: in an order in which parents come first
            sinceFork[v] = 1 + (v > ROOT && children[parent[v]] == 1 ? sinceFork[parent[v]] : 0);
            odd |= children[v] == 0 && sinceFork[v] % 2 != 0;
        }
        return odd;
    }
}
