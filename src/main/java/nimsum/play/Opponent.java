package nimsum.play;

import java.util.List;
import java.util.Random;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * Plays against a person. It makes the moves of the coach, but in a game in which it is lenient it gives back most of
 * what the person throws away.
 *
 * @param random decides whether it is lenient, when it errs, and how
 */
public record Opponent<P>(Rules<P> rules, Coach<P> coach, Level level, Random random) {

    /** In what part of the games it is lenient at the level medium, where random moves never win otherwise. */
    private static final double LENIENT_AT_MEDIUM = 0.4;
    /** An error is chosen among this number of moves. */
    private static final int MAX_WEIGHED = 200;
    /** One in so many of the person's mistakes after the first is punished by a lenient opponent, too. */
    private static final int MISTAKES = 10;

    /** How well the opponent plays. */
    public enum Level {
        EASY, MEDIUM, PERFECT
    }

    /**
     * Draws whether it is lenient in a game. At the level medium it is so the less often, the more often random moves
     * would win anyway, so that they win about a quarter of the games in all.
     */
    boolean isLenientFrom(P start) {
        return switch (level) {
            case EASY -> true;
            case MEDIUM -> random.nextDouble() < LENIENT_AT_MEDIUM
                    * (1 - 4 * new TrialGames<>(rules, coach, random).luck(start));
            case PERFECT -> false;
        };
    }

    /**
     * Returns the move of a lenient opponent, which throws away a win or a draw if some move does. Otherwise it is any
     * move after which play goes on, or the coach's if there is none. Play is not over.
     *
     * @param mistakes the number of mistakes that the person has made; if there are several, it may be the coach's move
     */
    Move<P> lenientMove(P now, long mistakes) {
        if (mistakes > 1 && random.nextInt(MISTAKES) == 0) {
            return coach.reply(now);
        }
        List<Move<P>> moves = rules.moves(now).limit(MAX_WEIGHED).toList();
        List<Move<P>> errors = moves.stream().filter(move -> throwsAway(now, move)).toList();
        List<Move<P>> among = !errors.isEmpty()
                ? errors
                : moves.stream().filter(move -> rules.ending(move.next()) == Ending.PLAY_ON).toList();
        return among.isEmpty() ? coach.reply(now) : among.get(random.nextInt(among.size()));
    }

    /** Tells whether a move throws a win or a draw away. */
    boolean throwsAway(P from, Move<P> move) {
        return coach.result(move.next()).reversed().compareTo(coach.result(from)) < 0;
    }
}
