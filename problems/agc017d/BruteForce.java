package agc017d;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: tries every cut. Trees of up to 12 vertices. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        out.println(new Search<>(rules).moverWins(rules.read(in)) ? "Alice" : "Bob");
    }
}
