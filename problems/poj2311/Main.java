package poj2311;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Cutting Game: two players cut a sheet of paper along its grid, and whoever makes a 1 x 1 piece first wins.
 *
 * <p>
 * A strip of width 1 is a gift, since the opponent cuts the 1 x 1 off it at once. So both players keep every side at 2
 * or more as long as they can, and whoever can't any more loses: normal play with the cuts i + (n - i), 2 <= i <= n -
 * 2.
 *
 * <p>
 * Theorem. Let g(n) = mex { g(i) xor g(n - i) : 2 <= i <= n - 2 } be the Grundy value of the same game on one line. The
 * first player loses the W x H sheet if and only if g(W) = 0 and g(H) = 0.
 *
 * <p>
 * Why: where g(n) is not 0, some cut of n leaves two equal values, and with any other side two sheets that cancel out.
 * Where both are 0, each cut leaves two different values in its direction, of which at most one is 0, and the sheets do
 * not cancel out.
 *
 * <p>
 * Proof: problems/poj2311/README.md, theorems 1 to 3. Cost: O(L^2) for sides up to L, then O(1) per sheet.
 */
public final class Main {

    private static final int MIN_SIDE = 2, MAX_SIDE = 200;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int[] grundy = grundyOfLines();
            do {
                int width = in.nextInt(MIN_SIDE, MAX_SIDE);
                int height = in.nextInt(MIN_SIDE, MAX_SIDE);
                out.println(firstWins(grundy, width, height) ? "WIN" : "LOSE");
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    static boolean firstWins(int[] grundy, int width, int height) {
        return grundy[width] != 0 || grundy[height] != 0;
    }

    /** The Grundy value of a line of each length that is cut into pieces of 2 and more. */
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
