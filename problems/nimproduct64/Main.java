package nimproduct64;

import java.math.BigInteger;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the nim products of pairs of numbers below 2^64.
 *
 * <p>
 * Theorem (Conway 1976). With the nim-sum and the nim product these numbers are a field. For F = 2^32, 2^16, 2^8, 2^4,
 * 4 and 2, the nim product of F and x is the ordinary product if x is less than F, and F times F is F ^ F / 2.
 *
 * <p>
 * So write each number as F h + l, with an upper half h and a lower half l. If the brackets are opened, the product
 * becomes three products of halves and one more with F / 2.
 *
 * <p>
 * Proof: problems/nimproduct64/README.md, theorem 1. Cost: O(1) for each pair, with 64 look-ups in a table.
 */
public final class Main {

    /** The number of binary digits of the factors in the table. */
    private static final int TABLE_DIGITS = 8;

    /** The products of all pairs of numbers of this many digits. */
    private static final long[][] TABLE = new long[1 << TABLE_DIGITS][1 << TABLE_DIGITS];

    static {
        for (int a = 0; a < TABLE.length; a++) {
            for (int b = 0; b < TABLE.length; b++) {
                TABLE[a][b] = inHalves(a, b, TABLE_DIGITS / 2);
            }
        }
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int pairs = in.nextInt(); pairs > 0; pairs--) {
            long first = nextUnsigned(in);
            long second = nextUnsigned(in);
            long product = product(first, second, Long.SIZE);
            out.println(Long.toUnsignedString(product));
        }
    }

    /** Reads a number below 2^64. */
    private static long nextUnsigned(FastReader in) {
        BigInteger number = BigInteger.valueOf(-1);
        try {
            number = new BigInteger(in.next());
        } catch (NumberFormatException e) {
            // A word that is not a number is refused in the same way as -1.
        }
        if (number.signum() < 0 || number.bitLength() > Long.SIZE) {
            throw in.unexpected("an integer from 0 to 18446744073709551615");
        }
        return number.longValue();
    }

    /**
     * Returns the nim product of two numbers.
     *
     * @param digits the number of binary digits of the numbers, which is 1, 2, 4, 8, 16, 32 or 64
     */
    static long product(long a, long b, int digits) {
        if (digits == 1) {
            return a & b;
        }
        return digits == TABLE_DIGITS ? TABLE[(int) a][(int) b] : inHalves(a, b, digits / 2);
    }

    /**
     * Multiplies a = F h + l and b = F i + m for F = 2^half. Since F times F is F ^ F / 2, the product is the nim-sum
     * of three terms. They are F times (h i ^ h m ^ l i), then l m, and h i times F / 2. The bracket needs only one
     * more multiplication, because (h ^ l) times (i ^ m) is h i ^ h m ^ l i ^ l m.
     */
    private static long inHalves(long a, long b, int half) {
        long mask = (1L << half) - 1;
        long high = product(a >>> half, b >>> half, half);
        long low = product(a & mask, b & mask, half);
        long all = product((a >>> half ^ a) & mask, (b >>> half ^ b) & mask, half);
        return (all ^ low) << half ^ low ^ product(high, 1L << half - 1, half);
    }
}
