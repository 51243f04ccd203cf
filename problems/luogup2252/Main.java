package luogup2252;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Wythoff's game. A move takes stones from one of two heaps, or the same number of stones from both. The player
 * who takes the last stone wins.
 *
 * <p>
 * Theorem (Wythoff 1907). Let phi be the golden ratio, the positive root of x^2 = x + 1. The player to move loses if
 * and only if the smaller heap is floor(d * phi), where d is the difference of the heaps.
 *
 * <p>
 * Why: each number is a heap of exactly one lost pair, and each number is the difference of exactly one lost pair. So
 * no move leads from a lost pair to another, and from any other pair some move leads to a lost pair.
 *
 * <p>
 * How: small = floor(d * phi) means small <= d * phi < small + 1. For x >= 0 the inequality x <= d * phi holds if and
 * only if x^2 <= x * d + d^2. For x = small the right side is d * large, and for x = small + 1 it is d * large + d. So
 * with excess = d * large - small^2 the player to move loses if and only if 0 <= excess <= 2 * small - d. This needs
 * neither phi nor a root, and the products of two ints fit in a long.
 *
 * <p>
 * Proof: problems/luogup2252/README.md, theorems 1 to 3. Cost: O(1) per pair.
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
        while (in.hasNext()) {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
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
