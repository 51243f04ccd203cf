package luogup2252;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Wythoff's game: take any number of stones from one of two heaps, or the same number from both; who takes the last stone
 * wins.
 *
 * <p>
 * Theorem (Wythoff 1907). Let phi be the golden ratio, the positive root of x^2 = x + 1. The player to move loses if and
 * only if the smaller heap is floor(d * phi), where d is the difference of the heaps.
 *
 * <p>
 * For d >= 0 and x >= 0, x <= d * phi holds if and only if x^2 <= x * d + d^2. With x = small and d = large - small the
 * right side is d * large, and with x = small + 1 it is d * (large + 1). So two comparisons of integers decide, without phi
 * and without a root. No product here is past 10^18 + 10^9 for heaps up to 10^9.
 *
 * <p>
 * Cost: O(1) a pair.
 */
public final class Main {

    private static final int MOST_STONES = 1000000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt(0, MOST_STONES);
            int b = in.nextInt(0, MOST_STONES);
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    static boolean firstWins(int a, int b) {
        long small = Math.min(a, b);
        long large = Math.max(a, b);
        long difference = large - small;
        boolean pastSmall = small * small <= difference * large;
        boolean pastNext = (small + 1) * (small + 1) <= difference * (large + 1);
        return !pastSmall || pastNext;
    }
}
