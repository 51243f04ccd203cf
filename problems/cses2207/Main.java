package cses2207;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Grundy's Game: a move divides a heap of coins into two heaps of different sizes. The player who makes the last move
 * wins.
 *
 * <p>
 * Theorem. The two parts of a split are a sum of games, so the Grundy value of a heap is g(n) = mex { g(i) xor g(n - i)
 * : 1 <= i < n - i }. The player to move loses if and only if g(n) = 0, which means that no split has two parts of the
 * same value.
 *
 * <p>
 * Computation. Among the heaps of up to 1000000 coins the largest lost heap has 1222 coins. So the table of the values
 * ends there. This bound is computed and not proven. We do not know whether a still larger heap is lost.
 *
 * <p>
 * Proof: problems/cses2207/README.md, theorems 1 and 2. Cost: O(L^2) for the table up to L = 1222, then O(1) for each
 * heap.
 */
public final class Main {

    static final int LAST_LOST = 1222;
    private static final int MOST_COINS = 1000000;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = grundyOfHeaps(LAST_LOST);
        for (int games = in.nextInt(); games > 0; games--) {
            out.println(firstWins(grundy, in.nextInt(0, MOST_COINS)) ? "first" : "second");
        }
    }

    static boolean firstWins(int[] grundy, int coins) {
        return coins > LAST_LOST || grundy[coins] != 0;
    }

    /** Returns the Grundy value of each heap of up to so many coins. */
    static int[] grundyOfHeaps(int most) {
        int[] grundy = new int[most + 1];
        Mex mex = new Mex();
        for (int heap = 1; heap <= most; heap++) {
            mex.clear();
            for (int part = 1; part < heap - part; part++) {
                mex.add(grundy[part] ^ grundy[heap - part]);
            }
            grundy[heap] = mex.value();
        }
        return grundy;
    }
}
