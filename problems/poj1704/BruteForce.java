package poj1704;

import nimsum.game.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj1704.Rules.Position;

/** Plays the rules out. Chessmen on the squares up to 16, however many. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        Search<Position> search = new Search<>(new Rules());
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            out.println(search.moverWins(Rules.readRow(in)) ? "Georgia will win" : "Bob will win");
        }
    }
}
