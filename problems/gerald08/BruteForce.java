package gerald08;

import nimsum.game.Bush;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Search;
import nimsum.game.Side;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out. Some 12 edges. */
final class BruteForce {

    private BruteForce() {
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            Search<Position> search = new Search<>(new Rules());
            Bush tree = Rules.readTree(in);
            boolean chefWinsStarting = search.moverWins(new Position(tree, Side.LEFT));
            boolean ksenWinsStarting = search.moverWins(new Position(tree, Side.RIGHT));
            out.println((chefWinsStarting ? "Chef " : "Ksen ") + (ksenWinsStarting ? "Ksen" : "Chef"));
        }
    }
}
