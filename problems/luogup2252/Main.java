package luogup2252;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Wythoff's game: take any number of stones from one of two heaps, or the same number from both; whoever takes the last
 * stone wins.
 *
 * <p>
 * Theorem (Wythoff 1907). Let phi be the golden ratio, the positive root of x^2 = x + 1. The player to move loses if
 * and only if the smaller heap is floor(d * phi), where d is the difference of the heaps.
 *
 * <p>
 * Why: each number is a heap of just one lost pair, and each difference that of just one, so from elsewhere there is a
 * lost pair to move to. And small = floor(d * phi) means small <= d * phi < small + 1. For d >= 0 and x >= 0, x <= d *
 * phi holds if and only if x^2 <= x * d + d^2. With x = small the right side is d * large, and with x = small + 1 it is
 * d * large + d. So with excess = d * large - small^2 the player to move loses if and only if 0 <= excess <= 2 * small
 * - d: two products decide, without phi and without a root. Those of two ints fit a long.
 *
 * <p>
 * Proof: problems/luogup2252/README.md, theorems 1 to 3. Cost: O(1) per pair.
 */
public final class Main {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int a = in.nextInt(0, Integer.MAX_VALUE);
                int b = in.nextInt(0, Integer.MAX_VALUE);
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
