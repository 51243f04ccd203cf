package poj2311;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Cutting Game: two players cut a sheet of paper along its grid. The player who first makes a 1 x 1 piece wins.
 *
 * <p>
 * A player who leaves a strip of width 1 loses, since the opponent cuts a 1 x 1 off it at once. So both players keep
 * every side at 2 or more as long as they can, and the player who no longer can loses. This is normal play, in which a
 * side n is cut into i and n - i with 2 <= i <= n - 2.
 *
 * <p>
 * Theorem. Let g(n) = mex { g(i) xor g(n - i) : 2 <= i <= n - 2 } be the Grundy value of the same game on one line. The
 * first player loses the W x H sheet if and only if g(W) = 0 and g(H) = 0.
 *
 * <p>
 * Why: if g(W) is not 0, some cut of the width leaves two equal values. Both pieces have the same height, so they are
 * two sheets of equal value, which cancel out. The same holds for the height. If g(W) and g(H) are both 0, each cut
 * leaves two different values in its direction, and the two sheets do not cancel out.
 *
 * <p>
 * Proof: problems/poj2311/README.md, theorems 1 to 3. Cost: O(L^2) for the table of sides up to L, then O(1) for each
 * sheet.
 */
public final class Main {

    private static final int MIN_SIDE = 2, MAX_SIDE = 200;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = grundyOfLines();
        while (in.hasNext()) {
            int width = in.nextInt(MIN_SIDE, MAX_SIDE);
            int height = in.nextInt(MIN_SIDE, MAX_SIDE);
            out.println(firstWins(grundy, width, height) ? "WIN" : "LOSE");
        }
    }

    static boolean firstWins(int[] grundy, int width, int height) {
        return grundy[width] != 0 || grundy[height] != 0;
    }

    /** Returns the Grundy value of a line of each length, where each cut leaves two pieces of at least 2. */
    static int[] grundyOfLines() {
        int[] grundy = new int[MAX_SIDE + 1];
        Mex mex = new Mex();
        for (int length = 2 * MIN_SIDE; length <= MAX_SIDE; length++) {
            mex.clear();
            for (int piece = MIN_SIDE; piece <= length / 2; piece++) {
                mex.add(grundy[piece] ^ grundy[length - piece]);
            }
            grundy[length] = mex.value();
        }
        return grundy;
    }
}
