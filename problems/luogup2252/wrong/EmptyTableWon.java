package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that an empty heap is always a win: take all of the other one.
 *
 * <p>
 * With both heaps empty there is nothing to take.
 */
final class EmptyTableWon {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(long a, long b) {
        long small = Math.min(a, b);
        long large = Math.max(a, b);
        if (small == 0) {
            return true; // Right: return large > 0.
        }
        long difference = large - small;
        return small * small > difference * large || (small + 1) * (small + 1) <= difference * (large + 1);
    }
}
