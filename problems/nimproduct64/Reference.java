package nimproduct64;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Digit by digit, without halves of numbers: a product is the nim-sum of the products of the powers of two that the
 * factors consist of, and these stand in a table, made by the rules on F = 2^f, f the largest power of two up to the
 * larger exponent.
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

    /** By two exponents: the product of the powers. */
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
                    // F times F is F and F / 2, which is 2^(f - 1).
                    long rest = powers[i - f][j - f];
                    powers[i][j] = rest << f ^ times(powers[f - 1], rest);
                }
            }
        }
        return powers;
    }

    /** A power times a number. */
    private static long times(long[] power, long number) {
        long product = 0;
        for (long rest = number; rest != 0; rest &= rest - 1) {
            product ^= power[Long.numberOfTrailingZeros(rest)];
        }
        return product;
    }
}
