package nimproduct64;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Multiplies digit by digit, as theorem 2 says, and does not cut numbers into halves. A product is the nim-sum of the
 * products of the powers of two in the factors. A table holds the products of all pairs of powers of two.
 */
final class Reference {

    private static final int DIGITS = 64;

    static void solve(FastReader in, FastWriter out) {
        long[][] powers = powers();
        for (int pairs = in.nextInt(); pairs > 0; pairs--) {
            long a = Long.parseUnsignedLong(in.next());
            long b = Long.parseUnsignedLong(in.next());
            long product = 0;
            for (long rest = a; rest != 0; rest &= rest - 1) {
                product ^= times(powers[Long.numberOfTrailingZeros(rest)], b);
            }
            out.println(Long.toUnsignedString(product));
        }
    }

    /** Returns the product of two powers of two, for each pair of exponents. */
    private static long[][] powers() {
        long[][] powers = new long[DIGITS][DIGITS];
        powers[0][0] = 1;
        for (int i = 0; i < DIGITS; i++) {
            for (int j = i == 0 ? 1 : 0; j < DIGITS; j++) {
                int f = Integer.highestOneBit(Math.max(i, j));
                if (i < f) {
                    powers[i][j] = powers[i][j - f] << f;
                } else if (j < f) {
                    powers[i][j] = powers[i - f][j] << f;
                } else {
                    // F times F is the nim-sum of F and F / 2, which is 2^(f - 1).
                    long rest = powers[i - f][j - f];
                    powers[i][j] = rest << f ^ times(powers[f - 1], rest);
                }
            }
        }
        return powers;
    }

    /** Returns the product of a power and a number, from the row of the power in the table. */
    private static long times(long[] power, long number) {
        long product = 0;
        for (long rest = number; rest != 0; rest &= rest - 1) {
            product ^= power[Long.numberOfTrailingZeros(rest)];
        }
        return product;
    }
}
