package gym100548h;

import gym100548h.Rules.Position;
import nimsum.game.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks whether Alice can force her win within as many moves as there are positions. Few vertices. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        int cases = in.nextInt();
        for (int k = 1; k <= cases; k++) {
            Position start = rules.read(in);
            int positions = 2 * start.next().size() * start.next().size();
            boolean aliceWins = new ForcedEnd<>(rules).losesWithin(start, positions);
            out.println("Case #" + k + ": " + (aliceWins ? "No" : "Yes"));
        }
    }
}
