package poj2311;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, for sheets of up to 64 cells. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "WIN", "LOSE");
    }
}
