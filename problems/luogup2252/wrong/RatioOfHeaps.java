package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a pair is lost if its larger heap is phi times the smaller one, rounded up. Each lost pair is like that, but
 * not each such pair is lost.
 *
 * <p>
 * The pair (2, 4) is one: 2 * phi = 3.2. But 2 stones lose only against 1, so taking 3 of the 4 wins.
 */
final class RatioOfHeaps {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(int a, int b) {
        long small = Math.min(a, b);
        long large = Math.max(a, b);
        // Right: phi times the difference, rounded down, against the smaller heap.
        return large != (long) Math.ceil(small * (Math.sqrt(5.0) + 1) / 2);
    }
}
