package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a cut wins only if it leaves two pieces that are lost on their own. But two pieces that are both won on their
 * own can be lost together, as two equal ones are.
 */
final class LosingHalvesOnly {

    static void solve(FastReader in, FastWriter out) {
        boolean[][] wins = new boolean[201][201];
        for (int width = 2; width <= 200; width++) {
            for (int height = 2; height <= 200; height++) {
                for (int cut = 2; cut <= width / 2; cut++) {
                    wins[width][height] |= !wins[cut][height] && !wins[width - cut][height]; // Right: equal Grundy values
                }
                for (int cut = 2; cut <= height / 2; cut++) {
                    wins[width][height] |= !wins[width][cut] && !wins[width][height - cut];
                }
            }
        }
        while (in.hasNext()) {
            out.println(wins[in.nextInt()][in.nextInt()] ? "WIN" : "LOSE");
        }
        out.flush();
    }
}
