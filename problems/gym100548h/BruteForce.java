package gym100548h;

import gym100548h.Rules.Position;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Goes over all positions again and again, until no more turn out to be won or lost. For few vertices. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        int cases = in.nextInt();
        for (int k = 1; k <= cases; k++) {
            Position start = rules.read(in);
            boolean aliceWins = FixpointSolver.from(rules, start).outcome(start) == Outcome.LOSS;
            out.println("Case #" + k + ": " + (aliceWins ? "No" : "Yes"));
        }
    }
}
