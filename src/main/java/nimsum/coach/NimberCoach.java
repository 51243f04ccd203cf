package nimsum.coach;

import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * Advice for impartial games in which who cannot move loses: the player to move wins if and only if the Grundy value is
 * not 0, by the moves that make it 0. A problem says what a position is worth.
 *
 * @param <P> the positions of the rules
 */
public abstract class NimberCoach<P> extends Coach<P> {

    protected NimberCoach(Rules<P> rules) {
        super(rules);
    }

    /** The Grundy value of a position, or what is 0 for the same positions. */
    protected abstract int value(P position);

    @Override
    public final Outcome outcome(P position) {
        return value(position) == 0 ? Outcome.LOSS : Outcome.WIN;
    }
}
