package toads;

import nimsum.game.Side;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import toads.Rules.Position;

/** Plays the rules out, with each player starting. It is fast enough for all strips of up to 12 squares. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        while (in.hasNext()) {
            Position strip = rules.read(in);
            boolean left = search.moverWins(rules.withTurn(strip, Side.LEFT));
            boolean right = search.moverWins(rules.withTurn(strip, Side.RIGHT));
            out.println(left ? right ? "First" : "Left" : right ? "Right" : "Second");
        }
    }
}
