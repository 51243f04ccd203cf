package luogup2252;

import luogup2252.Rules.Position;
import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Heaps of up to 60 stones. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        while (in.hasNext()) {
            out.println(search.moverWins(rules.read(in)) ? 1 : 0);
        }
    }
}
