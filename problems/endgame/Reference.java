package endgame;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Sweeps over sets, by the right rules. */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        new Sweeps().answerAll(in, out);
    }
}
