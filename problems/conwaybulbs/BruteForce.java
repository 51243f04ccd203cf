package conwaybulbs;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, four choices a turn. Up to 17 switches. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "Roland", "Patrick");
    }
}
