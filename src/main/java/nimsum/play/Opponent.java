package nimsum.play;

import java.util.List;
import java.util.Random;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * Who plays against a person: the coach, who at the lower levels errs now and then.
 *
 * @param random of the errors
 */
public record Opponent<P>(Rules<P> rules, Coach<P> coach, Level level, Random random) {

    /** Of so many moves one is chosen in error. */
    private static final int MOST_WEIGHED = 200;

    /** How well it plays. */
    public enum Level {
        EASY(2), MEDIUM(5), PERFECT(0);

        /** Of so many moves one is an error on the average; none if it is 0. */
        private final int movesToError;

        Level(int movesToError) {
            this.movesToError = movesToError;
        }
    }

    /** An error throws away what can be thrown away; else it is any move. Play is not over. */
    Move<P> move(P now) {
        if (level == Level.PERFECT || random.nextInt(level.movesToError) > 0) {
            return coach.reply(now);
        }
        List<Move<P>> moves = rules.moves(now).limit(MOST_WEIGHED).toList();
        List<Move<P>> errors = moves.stream()
                .filter(move -> coach.result(move.next()).reversed().compareTo(coach.result(now)) < 0).toList();
        List<Move<P>> among = errors.isEmpty() ? moves : errors;
        return among.get(random.nextInt(among.size()));
    }
}
