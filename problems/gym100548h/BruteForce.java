package gym100548h;

import gym100548h.Rules.Position;
import java.util.stream.IntStream;
import nimsum.game.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks whether Alice can force a win within as many moves as there are positions, by when it has come or never comes. Few vertices. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        int cases = in.nextInt();
        for (int i = 1; i <= cases; i++) {
            Position start = rules.read(in);
            ForcedEnd<Position> game = new ForcedEnd<>(rules);
            int positions = 2 * start.edges().size() * start.edges().size();
            boolean aliceWins = IntStream.rangeClosed(0, positions).anyMatch(moves -> game.losesWithin(start, moves));
            out.println("Case #" + i + ": " + (aliceWins ? "No" : "Yes"));
        }
    }
}
