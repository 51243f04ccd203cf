package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a double holds enough digits of the golden ratio for heaps of 10 digits.
 *
 * <p>
 * Where d is a Fibonacci number or a sum of a few large ones, d * phi lies nearer to an integer than doubles of that size lie
 * to one another: 102334155 * phi = 165580140.9999999956, and the product is rounded to 165580141.
 */
final class DoubleGoldenRatio {

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
        // Right: long d = difference; small * small <= d * large, and the same for small + 1 must fail.
        return small != (int) (difference * (Math.sqrt(5.0) + 1) / 2);
    }
}
