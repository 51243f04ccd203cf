package endgame;

import endgame.Rules.Position;
import nimsum.game.solve.ForcedEnd;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Asks for longer and longer games whether White can force a mate in time. This is for mates in a few moves. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        ForcedEnd<Position> game = new ForcedEnd<>(rules);
        for (int boards = in.nextInt(); boards > 0; boards--) {
            Position start = rules.read(in);
            int moves = 1;
            // White makes the first move and the last move of the game.
            while (!game.winsWithin(start, 2 * moves - 1)) {
                moves++;
            }
            out.println(moves);
        }
    }
}
