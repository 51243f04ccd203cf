package hdu2516.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that long is wide enough for the test "5n^2 + 4 or 5n^2 - 4 is a square", which does tell the Fibonacci numbers. But
 * 5n^2 passes 2^63 before n passes 2^31: above 1358187913 the product overflows.
 */
final class PerfectSquareOverflow {

    static void solve(FastReader in, FastWriter out) {
        for (long stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            long product = 5 * stones * stones; // Right: a BigInteger
            out.println(isSquare(product + 4) || isSquare(product - 4) ? "Second win" : "First win");
        }
        out.flush();
    }

    private static boolean isSquare(long number) {
        long root = Math.round(Math.sqrt(number));
        return root * root == number;
    }
}
