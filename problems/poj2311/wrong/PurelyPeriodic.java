package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj2311.Main;

/**
 * Believed that the Grundy values of Dawson's Kayles repeat with period 34 from the start. The period is right, but there are
 * exceptions: the last of them is a line of 54, whose value a line of 88 doesn't share.
 */
final class PurelyPeriodic {

    private static final int PERIOD = 34;

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = Main.grundyOfLines();
        while (in.hasNext()) {
            int width = firstLike(in.nextInt());
            int height = firstLike(in.nextInt());
            out.println(grundy[width] != 0 || grundy[height] != 0 ? "WIN" : "LOSE");
        }
        out.flush();
    }

    private static int firstLike(int side) {
        return 2 + (side - 2) % PERIOD; // Right from 55 on only
    }
}
