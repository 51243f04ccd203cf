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
 * How: small = floor(d * phi) means that small <= d * phi, and that small + 1 <= d * phi is false. For x >= 0 the
 * inequality x <= d * phi holds if and only if x^2 <= d * (x + d), because phi^2 = phi + 1. This needs neither phi nor
 * a root, and the products of two ints fit in a long.
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
        long d = Math.max(a, b) - small;
        return !isAtMostPhiTimes(small, d) || isAtMostPhiTimes(small + 1, d);
    }

    /** Tells whether x <= d * phi, for x >= 0. */
    private static boolean isAtMostPhiTimes(long x, long d) {
        return x * x <= d * (x + d);
    }
}
