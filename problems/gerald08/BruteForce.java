package gerald08;

import nimsum.game.Side;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. This is for trees of up to about 12 edges. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        for (int trees = in.nextInt(); trees > 0; trees--) {
            Search<Position> search = new Search<>(rules);
            Position tree = rules.read(in);
            boolean chefWinsStarting = search.moverWins(tree);
            boolean ksenWinsStarting = search.moverWins(rules.withTurn(tree, Side.RIGHT));
            out.println((chefWinsStarting ? "Chef " : "Ksen ") + (ksenWinsStarting ? "Ksen" : "Chef"));
        }
    }
}
