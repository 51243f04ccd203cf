package luogup2252;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out, for heaps of up to 60 stones. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "1", "0");
    }
}
