package endgame;

import endgame.Rules.Position;
import nimsum.game.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks for longer and longer games whether White can force a mate within so many moves. Mates in a few moves. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        ForcedEnd<Position> game = new ForcedEnd<>(rules);
        for (int boards = in.nextInt(); boards > 0; boards--) {
            Position start = rules.read(in);
            int moves = 1;
            // White makes the first move and the last of those of both.
            while (!game.winsWithin(start, 2 * moves - 1)) {
                moves++;
            }
            out.println(moves);
        }
    }
}
