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

    /** Of a factor in the table. */
    private static final int TABLE_BITS = 8;

    /** By the first factor and, behind it, the second. */
    private final byte[] table = new byte[1 << 2 * TABLE_BITS];

    public NimProduct() {
        table[1 << TABLE_BITS | 1] = 1;
        // The products of numbers of 1, 2 and 4 binary digits make those of 2, 4 and 8.
        for (int half = 1; half < TABLE_BITS; half *= 2) {
            for (int a = 0; a < 1 << 2 * half; a++) {
                for (int b = 0; b < 1 << 2 * half; b++) {
                    table[a << TABLE_BITS | b] = (byte) ofTable(a, b, half);
                }
            }
        }
    }

    /** The nim product of two numbers. */
    public long of(long a, long b) {
        return ofHalves(a, b, 32);
    }

    /**
     * With F = 2<sup>half</sup>: a = F h + l and b = F i + m have the product F (h i ^ h m ^ l i) ^ l m ^ F/2 (h i),
     * and the product of h ^ l and i ^ m is h i ^ h m ^ l i ^ l m.
     */
    private long ofHalves(long a, long b, int half) {
        if (half == TABLE_BITS) {
            return ofTable((int) a, (int) b, half);
        }
        long mask = (1L << half) - 1;
        long high = ofHalves(a >>> half, b >>> half, half / 2);
        long low = ofHalves(a & mask, b & mask, half / 2);
        long all = ofHalves((a >>> half ^ a) & mask, (b >>> half ^ b) & mask, half / 2);
        return (all ^ low) << half ^ low ^ ofHalves(high, 1L << half - 1, half / 2);
    }

    /** The same, where the products of halves are in the table. */
    private int ofTable(int a, int b, int half) {
        int mask = (1 << half) - 1;
        int high = table(a >>> half, b >>> half);
        int low = table(a & mask, b & mask);
        int all = table((a >>> half ^ a) & mask, (b >>> half ^ b) & mask);
        return (all ^ low) << half ^ low ^ table(high, 1 << half - 1);
    }

    private int table(int a, int b) {
        return table[a << TABLE_BITS | b] & 0xff;
    }
}
