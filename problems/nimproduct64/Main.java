package nimproduct64;

import java.math.BigInteger;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.NimProduct;

/**
 * Computes the nim products of pairs of numbers below 2^64.
 *
 * <p>
 * Theorem (Conway 1976). With the nim-sum and the nim product the numbers below 2^64 are a field. For F = 2^32, 2^16,
 * 2^8, 2^4, 4 and 2, the nim product of F and x is the ordinary one if x is less than F, and F times F is F ^ F / 2.
 *
 * <p>
 * So write each number as F h + l, with an upper half h and a lower half l. If the brackets are opened, the product
 * becomes three products of halves and one more with F / 2. NimProduct does this down to halves of 8 binary digits,
 * whose products are in a table.
 *
 * <p>
 * Proof: problems/nimproduct64/README.md, theorem 1. Cost: O(1) for each pair, with 64 look-ups in the table.
 */
public final class Main {

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        NimProduct product = new NimProduct();
        for (int pairs = in.nextInt(); pairs > 0; pairs--) {
            long first = nextUnsigned(in);
            long second = nextUnsigned(in);
            out.println(Long.toUnsignedString(product.of(first, second)));
        }
    }

    /** Reads a number below 2^64, which may be too large for a long with a sign. */
    private static long nextUnsigned(FastReader in) {
        try {
            BigInteger number = new BigInteger(in.next());
            if (number.signum() >= 0 && number.bitLength() <= Long.SIZE) {
                return number.longValue();
            }
        } catch (NumberFormatException e) {
            // A word is refused like a number that is too large.
        }
        throw in.unexpected("an integer from 0 to 18446744073709551615");
    }
}
