package poj3710;

import nimsum.game.Bush;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Graphs of up to 10 edges together. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        while (in.hasNext()) {
            Search<Bush> search = new Search<>(rules);
            out.println(search.moverWins(rules.read(in)) ? "Sally" : "Harry");
        }
    }
}
