package pokernim;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** The rules played out literally. Say here how small an input has to be. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        throw new UnsupportedOperationException("not written yet: problems/pokernim/BruteForce.java");
    }
}
