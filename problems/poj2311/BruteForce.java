package poj2311;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj2311.Rules.Position;

/** Plays the rules out. Sheets of up to 64 cells. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        while (in.hasNext()) {
            out.println(search.moverWins(rules.read(in)) ? "WIN" : "LOSE");
        }
    }
}
