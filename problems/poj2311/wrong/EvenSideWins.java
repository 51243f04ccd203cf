package poj2311.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that halving the sheet and then mirroring every cut is the only way to win. It is one way: with an even side of 4 or
 * more the first player wins. But odd sides can be won too.
 */
final class EvenSideWins {

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            out.println(canHalve(in.nextInt()) | canHalve(in.nextInt()) ? "WIN" : "LOSE");
        }
        out.flush();
    }

    private static boolean canHalve(int side) {
        return side >= 4 && side % 2 == 0;
    }
}
