package nimsum.play;

import java.io.PrintWriter;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * A game of the coach against itself, line by line. If a position comes back, neither player can force a win, and the
 * game counts as play that never ends. Brent's cycle detection remembers only two positions, however long the game is.
 *
 * @param out takes the game
 */
public record WatchedGame<P>(Rules<P> rules, Coach<P> coach, PrintWriter out) {

    /** Plays to the end; prints every position and move, and last who won. */
    public Winner play(P start) {
        P now = start;
        P tortoise = null;
        boolean firstToMove = true;
        out.println(now);
        for (long moves = 0; rules.ending(now) == Ending.PLAY_ON && !now.equals(tortoise); moves++) {
            if (Long.bitCount(moves) <= 1) {
                // Brent: the tortoise moves up after 1, 2, 4, ... steps of the hare.
                tortoise = now;
            }
            Move<P> move = coach.reply(now);
            out.println((firstToMove ? Winner.FIRST : Winner.SECOND) + ": " + move);
            now = move.next();
            out.println(now);
            firstToMove = !firstToMove;
        }
        boolean cameBack = rules.ending(now) == Ending.PLAY_ON;
        Winner winner = Winner.of(cameBack ? rules.outcomeOfInfinitePlay(now) : rules.ending(now), firstToMove);
        if (cameBack) {
            out.println("This position came before, and " + winner.whyEndless(rules.about().players()) + ".");
        }
        out.println(winner);
        return winner;
    }
}
