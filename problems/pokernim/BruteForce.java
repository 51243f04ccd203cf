package pokernim;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out with additions of up to 3 chips, for two piles of a few chips and one addition to each. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Search.answer(new Rules(), in, out, "First", "Second");
    }
}
