package chocolate;

import nimsum.game.BarRules.Position;
import nimsum.game.Side;
import nimsum.game.solve.FreeMoves;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Plays the rules out, also to find the value. It is k if the player who starts loses the bar together with k free
 * moves for Right. This is fast enough for bars of up to 20 cells.
 */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        FreeMoves<Position> game = new FreeMoves<>(rules);
        while (in.hasNext()) {
            Position start = rules.read(in);
            // In a bar neither player has more moves than there are cells.
            out.print(game.integer(start, rules.size(start)));
            out.println(" " + outcome(game, start));
        }
    }

    private static String outcome(FreeMoves<Position> game, Position bar) {
        boolean leftStarting = game.starterWins(bar, 0, Side.LEFT);
        boolean rightStarting = game.starterWins(bar, 0, Side.RIGHT);
        if (leftStarting && rightStarting) {
            throw new IllegalStateException("each player wins if this player starts on " + bar);
        }
        return leftStarting ? "Vertical" : rightStarting ? "Horizontal" : "Second";
    }
}
