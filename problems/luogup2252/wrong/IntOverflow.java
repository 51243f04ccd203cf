package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that numbers which fit an int have products that fit, too.
 */
final class IntOverflow {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(int a, int b) {
        int small = Math.min(a, b); // Right: long small, large, difference.
        int large = Math.max(a, b);
        int difference = large - small;
        return small * small > difference * large || (small + 1) * (small + 1) <= difference * (large + 1);
    }
}
