package nimsum.play;

import java.io.PrintWriter;
import nimsum.game.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * A game of the coach against itself, line by line. Where a position comes back neither player can force a win, and the game ends
 * as a draw. Memory for two positions, however long the game is.
 *
 * @param <P>
 *            the positions of the rules
 */
public final class WatchedGame<P> {

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final PrintWriter out;

    public WatchedGame(Rules<P> rules, Coach<P> coach, PrintWriter out) {
        this.rules = rules;
        this.coach = coach;
        this.out = out;
    }

    /** Plays to the end; prints every position and move, and last who won. */
    public Winner play(P start) {
        P now = start;
        P earlier = null;
        boolean firstToMove = true;
        out.println(rules.picture(now));
        for (long moves = 0; rules.ending(now) == Ending.PLAY_ON && !now.equals(earlier); moves++) {
            if (Long.bitCount(moves) <= 1) {
                // Kept for longer and longer: once for as long as a cycle is, and then it is found.
                earlier = now;
            }
            Move<P> move = coach.reply(now);
            out.println((firstToMove ? Winner.FIRST : Winner.SECOND) + ": " + move);
            now = move.next();
            out.println(rules.picture(now));
            firstToMove = !firstToMove;
        }
        Ending ending = rules.ending(now);
        if (ending == Ending.PLAY_ON) {
            out.println("This position came before: neither player can force a win.");
        }
        Winner winner = ending == Ending.PLAY_ON ? Winner.DRAW : Winner.of(ending, firstToMove);
        out.println(winner);
        return winner;
    }
}
