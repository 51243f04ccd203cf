package nimproduct64;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.NimProduct;

/**
 * Nim Product: pairs of numbers below 2^64 are given; print the nim product of each.
 *
 * <p>
 * Theorem (Conway 1976). With the nim-sum and the nim product the numbers below 2^64 are a field. For F = 2^32, 2^16,
 * 2^8, 2^4, 4 and 2, F times x is the ordinary product if x is less than F, and F times F is F and a half.
 *
 * <p>
 * So a number is two halves, F h + l, and a product of two such is three products of halves and one by F / 2, down to a
 * table: that is the class NimProduct.
 *
 * <p>
 * Proof: problems/nimproduct64/README.md, theorems 1 and 2. Cost: O(1) a pair.
 */
public final class Main {

    private static final NimProduct PRODUCT = new NimProduct();
    /** The largest number is ten times this one and five; the type has the same digits, and a sign. */
    private static final long TENTH_OF_LARGEST = 1844674407370955161L;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int pairs = in.nextInt(0, Integer.MAX_VALUE); pairs > 0; pairs--) {
                long a = nextUnsigned(in);
                long b = nextUnsigned(in);
                printUnsigned(PRODUCT.of(a, b), out);
            }
        } finally {
            out.flush();
        }
    }

    /** Reads a number below 2^64. */
    static long nextUnsigned(FastReader in) {
        boolean isNumber = in.hasNext();
        long value = 0;
        for (int c = in.nextChar(); c >= 0; c = in.nextChar()) {
            int digit = c - '0';
            isNumber &= 0 <= digit && digit <= 9 && 0 <= value
                    && (value < TENTH_OF_LARGEST || value == TENTH_OF_LARGEST && digit <= 5);
            value = 10 * value + digit;
        }
        if (!isNumber) {
            throw in.unexpected("an integer from 0 to 18446744073709551615");
        }
        return value;
    }

    /** Prints a number below 2^64. */
    static void printUnsigned(long number, FastWriter out) {
        if (number < 0) {
            // Half of it has no sign, and a fifth of that is a tenth.
            long tenth = (number >>> 1) / 5;
            out.print(tenth);
            number -= 10 * tenth;
        }
        out.println(number);
    }
}
