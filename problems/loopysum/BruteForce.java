package loopysum;

import nimsum.game.TokenRules.Position;
import nimsum.game.solve.FixpointSolver;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Goes over all positions again and again, until no more turn out to be won or lost. For up to three tokens. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        Position position = rules.read(in);
        out.println(winner(rules, position));
        while (in.hasNext()) {
            out.println(winner(rules, new Position(position.edges(), Rules.tokens(in))));
        }
    }

    private static String winner(Rules rules, Position start) {
        return FixpointSolver.from(rules, start).outcome(start).printed("First", "Draw", "Second");
    }
}
