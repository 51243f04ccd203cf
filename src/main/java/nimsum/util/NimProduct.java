package nimsum.util;

/**
 * The nim product: the product of nimbers, whose sum is <code>^</code>.
 *
 * <pre>
 *   NimProduct product = new NimProduct();
 *   long thirteen = product.of(8, 8);
 * </pre>
 *
 * <p>
 * By definition a times b is the minimum excludant of <code>of(x, b) ^ of(a, y) ^ of(x, y)</code> over all x &lt; a and y &lt; b.
 * With it and <code>^</code> the numbers below F are a field, for each F = 2, 4, 16, 256, 2<sup>16</sup>, 2<sup>32</sup>,
 * 2<sup>64</sup>: F times x is the ordinary product for x &lt; F, and F times F is F ^ F / 2.
 *
 * <p>
 * A number is a <code>long</code> without a sign: -1 stands for 2<sup>64</sup> - 1. No number is refused.
 *
 * <p>
 * Cost: O(1), some 64 looks into a table of 256 rows of 256 products, which is made first, of 64 KiB.
 *
 * <p>
 * Source: J. H. Conway, On Numbers and Games (1976), chapter 6; in halves as in A. Karatsuba's product of numbers (1962).
 */
public final class NimProduct {

    /** Of a factor in the table. */
    private static final int TABLE_BITS = 8;

    /** By the first factor and, behind it, the second. */
    private final byte[] table = new byte[1 << 2 * TABLE_BITS];
    /** Of which factors the table has the products. */
    private int bits = 1;

    public NimProduct() {
        table[1 << TABLE_BITS | 1] = 1;
        // The products of numbers of 1, 2 and 4 binary digits make those of 2, 4 and 8.
        while (bits < TABLE_BITS) {
            int twice = 2 * bits;
            for (int a = 0; a < 1 << twice; a++) {
                for (int b = 0; b < 1 << twice; b++) {
                    table[a << TABLE_BITS | b] = (byte) ofHalves(a, b, bits);
                }
            }
            bits = twice;
        }
    }

    /** The nim product of two numbers. */
    public long of(long a, long b) {
        return ofHalves(a, b, 32);
    }

    /**
     * With F = 2<sup>half</sup>: a = F h + l and b = F i + m have the product F (h i ^ h m ^ l i) ^ l m ^ F/2 (h i), and the
     * product of h ^ l and i ^ m is h i ^ h m ^ l i ^ l m.
     */
    private long ofHalves(long a, long b, int half) {
        long mask = (1L << half) - 1;
        long high = of(a >>> half, b >>> half, half);
        long low = of(a & mask, b & mask, half);
        long all = of((a >>> half ^ a) & mask, (b >>> half ^ b) & mask, half);
        return (all ^ low) << half ^ low ^ of(high, 1L << half - 1, half);
    }

    /** The product of two numbers of so many binary digits. */
    private long of(long a, long b, int digits) {
        return digits == bits ? table[(int) (a << TABLE_BITS | b)] & 0xff : ofHalves(a, b, digits / 2);
    }
}
