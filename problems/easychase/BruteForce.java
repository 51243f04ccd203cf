package easychase;

import easychase.Rules.Position;
import nimsum.game.solve.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks for longer and longer games which player can force a win in time. This is for boards of up to 6 x 6. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        ForcedEnd<Position> game = new ForcedEnd<>(rules);
        while (in.hasNext()) {
            out.println(verdict(game, rules.read(in)));
        }
    }

    private static String verdict(ForcedEnd<Position> game, Position start) {
        for (int moves = 0;; moves++) {
            if (game.winsWithin(start, moves)) {
                return "WHITE " + moves;
            }
            if (game.losesWithin(start, moves)) {
                return "BLACK " + moves;
            }
        }
    }
}
