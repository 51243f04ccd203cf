package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj2311.Main;

/**
 * Believed that a sheet is the sum of two independent lines, its width and its height, so that equal Grundy values cancel. But
 * a cut across the width leaves two pieces that both keep the height.
 */
final class NimSumOfSides {

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = Main.grundyOfLines();
        while (in.hasNext()) {
            int nimSum = grundy[in.nextInt()] ^ grundy[in.nextInt()]; // Right: |
            out.println(nimSum != 0 ? "WIN" : "LOSE");
        }
        out.flush();
    }
}
