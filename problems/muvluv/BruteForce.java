package muvluv;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: tries every set of leaves. Trees of up to 12 vertices. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "Takeru", "Meiya");
    }
}
