package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the outcome of a piece, 0 lost or 1 won, is all that a sum needs, so that two won pieces are always lost
 * together. But 1 + 2 is won.
 */
final class OutcomeAsGrundyValue {

    static void solve(FastReader in, FastWriter out) {
        boolean[][] wins = new boolean[201][201];
        for (int width = 2; width <= 200; width++) {
            for (int height = 2; height <= 200; height++) {
                for (int cut = 2; cut <= width / 2; cut++) {
                    wins[width][height] |= wins[cut][height] == wins[width - cut][height]; // Right: equal Grundy values
                }
                for (int cut = 2; cut <= height / 2; cut++) {
                    wins[width][height] |= wins[width][cut] == wins[width][height - cut];
                }
            }
        }
        while (in.hasNext()) {
            out.println(wins[in.nextInt()][in.nextInt()] ? "WIN" : "LOSE");
        }
        out.flush();
    }
}
