package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the square root alone may be a double, as long as everything else is an integer.
 *
 * <p>
 * For d = 102334155 the root of 5 d^2 is 228826126.9999999913. Doubles of that size are 3 * 10^-8 apart, so the root is
 * rounded to 228826127, and the formula gives 165580141 and not 165580140.
 */
final class DoubleSquareRoot {

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
        long difference = Math.max(a, b) - small;
        // Right: the integer root, as BigInteger.sqrt() finds it.
        long root = (long) Math.sqrt(5.0 * difference * difference);
        return small != (difference + root) / 2;
    }
}
