package nimsum.coach;

import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * Gives advice for impartial games in which the player who cannot move loses. The player to move wins if and only if
 * the Grundy value is not 0, and a move wins if and only if it makes the value 0. A problem computes the value.
 */
public abstract class NimberCoach<P> extends Coach<P> {

    protected NimberCoach(Rules<P> rules) {
        super(rules);
    }

    /** Returns the Grundy value of a position, or another number that is 0 for the same positions. */
    protected abstract int value(P position);

    @Override
    public final Outcome outcome(P position) {
        return value(position) == 0 ? Outcome.LOSS : Outcome.WIN;
    }
}
