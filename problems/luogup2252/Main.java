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
 * That is small <= d * phi < small + 1. For d >= 0 and x >= 0, x <= d * phi holds if and only if x^2 <= x * d + d^2. With
 * x = small the right side is d * large, and with x = small + 1 it is d * large + d. So with excess = d * large - small^2
 * the player to move loses if and only if 0 <= excess <= 2 * small - d: two products decide, without phi and without a root.
 * For heaps up to 10^9 neither is above 10^18 < 2^63.
 *
 * <p>
 * Cost: O(1) a pair.
 */
public final class Main {

    private static final int MAX_STONES = 1000000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int a = in.nextInt(0, MAX_STONES);
                int b = in.nextInt(0, MAX_STONES);
                out.println(firstWins(a, b) ? 1 : 0);
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    static boolean firstWins(int a, int b) {
        long small = Math.min(a, b);
        long large = Math.max(a, b);
        long difference = large - small;
        long excess = difference * large - small * small;
        return excess < 0 || excess > 2 * small - difference;
    }
}
