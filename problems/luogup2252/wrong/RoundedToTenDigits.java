package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that ten decimals of the golden ratio do for heaps of up to 10^9.
 *
 * <p>
 * The constant is 5 * 10^-11 too small, and that matters as soon as d * phi is that much nearer to an integer from above.
 */
final class RoundedToTenDigits {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(int a, int b) {
        int small = Math.min(a, b);
        int difference = Math.max(a, b) - small;
        return small != (int) (difference * 1.6180339887);
    }
}
