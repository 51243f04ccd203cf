package muvluv.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a move takes exactly one leaf, so that the number of vertices decides. A move may take several leaves.
 */
final class OneLeafAMove {

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int n = in.nextInt();
            for (int v = 2; v <= n; v++) {
                in.nextInt();
            }
            out.println(n % 2 != 0 ? "Takeru" : "Meiya"); // Right: the parity of each branch
        }
        out.flush();
    }
}
