package nimsum.play;

import java.util.List;
import java.util.Random;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * Plays against a person. It makes the moves of the coach, but at the lower levels it errs now and then.
 *
 * @param random decides when to err, and how
 */
public record Opponent<P>(Rules<P> rules, Coach<P> coach, Level level, Random random) {

    /** An error is chosen among this number of moves. */
    private static final int MAX_WEIGHED = 200;

    /** How well the opponent plays. */
    public enum Level {
        EASY(2), MEDIUM(5), PERFECT(0);

        /** The average number of moves from one error to the next, or 0 for no errors. */
        private final int movesToError;

        Level(int movesToError) {
            this.movesToError = movesToError;
        }
    }

    /** Returns the next move. An error throws away a win or a draw if some move does. Play is not over. */
    Move<P> move(P now) {
        if (level == Level.PERFECT || random.nextInt(level.movesToError) > 0) {
            return coach.reply(now);
        }
        List<Move<P>> moves = rules.moves(now).limit(MAX_WEIGHED).toList();
        List<Move<P>> errors = moves.stream()
                .filter(move -> coach.result(move.next()).reversed().compareTo(coach.result(now)) < 0).toList();
        List<Move<P>> among = errors.isEmpty() ? moves : errors;
        return among.get(random.nextInt(among.size()));
    }
}
