package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj2311.Main;

/** Believed that only the width matters: every sheet was tried in one direction, and that looked right. */
final class OneDimensionOnly {

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = Main.grundyOfLines();
        while (in.hasNext()) {
            int width = in.nextInt();
            in.nextInt(); // Right: || grundy[height] != 0
            out.println(grundy[width] != 0 ? "WIN" : "LOSE");
        }
        out.flush();
    }
}
