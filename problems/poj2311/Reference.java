package poj2311;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Computes the Grundy value of every sheet from the values of the pieces of each cut, in two dimensions. This takes
 * O(L^3) steps for sides up to L. It uses only theorem 1, the safe cuts, and the nim-sum of a sum of games.
 */
final class Reference {

    private static final int MIN_SIDE = 2, MAX_SIDE = 200;
    private static final int[][] GRUNDY = grundyOfSheets(MAX_SIDE);

    static void solve(FastReader in, FastWriter out) {
        do {
            int width = in.nextInt();
            int height = in.nextInt();
            out.println(GRUNDY[width][height] != 0 ? "WIN" : "LOSE");
        } while (in.hasNext());
    }

    /** Returns the Grundy value of each sheet, by width and height, if every piece has to keep sides of at least 2. */
    static int[][] grundyOfSheets(int longest) {
        int[][] grundy = new int[longest + 1][longest + 1];
        Mex mex = new Mex();
        for (int width = MIN_SIDE; width <= longest; width++) {
            for (int height = MIN_SIDE; height <= width; height++) {
                mex.clear();
                for (int cut = MIN_SIDE; cut <= width / 2; cut++) {
                    mex.add(grundy[cut][height] ^ grundy[width - cut][height]);
                }
                for (int cut = MIN_SIDE; cut <= height / 2; cut++) {
                    mex.add(grundy[width][cut] ^ grundy[width][height - cut]);
                }
                // A sheet that is turned is the same game.
                grundy[width][height] = mex.value();
                grundy[height][width] = mex.value();
            }
        }
        return grundy;
    }
}
