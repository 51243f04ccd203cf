package hdu3544;

import nimsum.game.BarRules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. It is fast enough for bars of up to 20 cells in all. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        int cases = in.nextInt();
        for (int number = 1; number <= cases; number++) {
            out.println("Case " + number + ": " + (search.moverWins(rules.read(in)) ? "Alice" : "Bob"));
        }
    }
}
