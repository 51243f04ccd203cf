package nimsum.util;

/**
 * Multiplies nimbers, the numbers whose sum is the nim-sum {@code ^}.
 *
 * <pre>
 *   NimProduct product = new NimProduct();
 *   long thirteen = product.of(8, 8);
 * </pre>
 *
 * <p>
 * By definition a times b is the minimum excludant of {@code of(x, b) ^ of(a, y) ^ of(x, y)} over all x &lt; a and y
 * &lt; b. With it and {@code ^} the numbers below F are a field, for each F = 2, 4, 16, 256, 2<sup>16</sup>,
 * 2<sup>32</sup>, 2<sup>64</sup>: F times x is the ordinary product for x &lt; F, and F times F is F ^ F / 2.
 *
 * <p>
 * A number is a {@code long} without a sign: -1 stands for 2<sup>64</sup> - 1. No number is refused.
 *
 * <p>
 * Cost: O(1), 64 look-ups in a table of 256 rows of 256 products, which is made first, of 64 KiB.
 *
 * <p>
 * Source: J. H. Conway, On Numbers and Games (1976), chapter 6; in halves as in A. Karatsuba's product of numbers
 * (1962).
 */
public final class NimProduct {

    private static final int TABLE_BITS = 8;

    /** Products by the first factor and, behind it, the second. */
    private final byte[] table = new byte[1 << 2 * TABLE_BITS];
    /** The products of numbers of this many binary digits are in the table. */
    private int known = 1;

    public NimProduct() {
        table[1 << TABLE_BITS | 1] = 1;
        for (int bits = 2; bits <= TABLE_BITS; bits *= 2) {
            for (int a = 0; a < 1 << bits; a++) {
                for (int b = 0; b < 1 << bits; b++) {
                    table[(a << TABLE_BITS) | b] = (byte) of(a, b, bits);
                }
            }
            known = bits;
        }
    }

    /** Returns the nim product of two numbers. */
    public long of(long a, long b) {
        return of(a, b, Long.SIZE);
    }

    /**
     * With F = 2<sup>half</sup>: a = F h + l and b = F i + m have the product F (h i ^ h m ^ l i) ^ l m ^ F/2 (h i),
     * and the product of h ^ l and i ^ m is h i ^ h m ^ l i ^ l m.
     */
    private long of(long a, long b, int bits) {
        if (bits <= known) {
            return table[(int) ((a << TABLE_BITS) | b)] & 0xff;
        }
        int half = bits / 2;
        long mask = (1L << half) - 1;
        long high = of(a >>> half, b >>> half, half);
        long low = of(a & mask, b & mask, half);
        long all = of(((a >>> half) ^ a) & mask, ((b >>> half) ^ b) & mask, half);
        return ((all ^ low) << half) ^ low ^ of(high, 1L << (half - 1), half);
    }
}
