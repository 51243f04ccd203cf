package poj3710;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Graphs of up to 10 edges together. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "Sally", "Harry");
    }
}
