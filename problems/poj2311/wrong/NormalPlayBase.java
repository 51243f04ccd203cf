package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Believed that the 1 x 1 piece has Grundy value 0 and that all else is normal play, strips included. But the game ends with the
 * first 1 x 1, and so nobody cuts a strip off who can help it. Even the samples catch it.
 */
final class NormalPlayBase {

    private static final int SHORTEST = 1; // Right: 2

    static void solve(FastReader in, FastWriter out) {
        int[][] grundy = new int[201][201];
        Mex mex = new Mex();
        for (int width = SHORTEST; width <= 200; width++) {
            for (int height = SHORTEST; height <= 200; height++) {
                mex.clear();
                for (int cut = SHORTEST; cut <= width / 2; cut++) {
                    mex.add(grundy[cut][height] ^ grundy[width - cut][height]);
                }
                for (int cut = SHORTEST; cut <= height / 2; cut++) {
                    mex.add(grundy[width][cut] ^ grundy[width][height - cut]);
                }
                grundy[width][height] = mex.value();
            }
        }
        while (in.hasNext()) {
            out.println(grundy[in.nextInt()][in.nextInt()] != 0 ? "WIN" : "LOSE");
        }
        out.flush();
    }
}
