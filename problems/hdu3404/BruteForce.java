package hdu3404;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. This is for boards of up to 3 x 3. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "Have a try, lxhgww.", "Don't waste your time.");
    }
}
