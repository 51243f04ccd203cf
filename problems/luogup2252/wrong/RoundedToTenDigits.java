package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that ten decimals of the golden ratio do for heaps of up to 10^9.
 *
 * <p>
 * The constant is 5 * 10^-11 too small, and the product d times that. Here it is enough: 196418 * phi = 317811.0000023, and
 * the product with the constant is below 317811.
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
