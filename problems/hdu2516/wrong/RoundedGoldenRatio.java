package hdu2516.wrong;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the next Fibonacci number is the last one times 1.618, rounded. With the golden ratio itself it is; three
 * decimals of it hold up to 28657.
 */
final class RoundedGoldenRatio {

    private static final double RATIO = 1.618; // Right: no ratio at all, but the sum of the last two

    static void solve(FastReader in, FastWriter out) {
        Set<Long> fibonacci = new HashSet<>();
        for (long term = 2; term <= Integer.MAX_VALUE; term = Math.round(term * RATIO)) {
            fibonacci.add(term);
        }
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(fibonacci.contains((long) stones) ? "Second win" : "First win");
        }
        out.flush();
    }
}
