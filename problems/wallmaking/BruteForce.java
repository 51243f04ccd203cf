package wallmaking;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out: no regions and no Grundy values. Boards of up to 6 x 6. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        out.println(new Search<>(rules).moverWins(rules.read(in)) ? "First" : "Second");
    }
}
