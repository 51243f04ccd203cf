package nimsum.coach;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * A coach that knows how many moves are left from every position, so that it looks no further than at the next ones:
 * the winner hurries, and the loser delays.
 *
 * @param <P> the positions of the rules
 */
public abstract class DistanceCoach<P> extends Coach<P> {

    protected DistanceCoach(Rules<P> rules) {
        super(rules);
    }

    /** Of a position that is not drawn. */
    @Override
    public abstract OptionalInt movesToEnd(P position);

    /** The fastest first. */
    @Override
    public final Stream<Move<P>> goodMoves(P position) {
        return outcome(position) == Outcome.LOSS ? Stream.empty() : best(position);
    }

    @Override
    public final Move<P> reply(P position) {
        return best(position).findFirst().orElseThrow();
    }

    /**
     * The moves that keep what a position comes to; the fastest first from a won position, and the slowest from a lost
     * one.
     */
    protected final Stream<Move<P>> best(P position) {
        Outcome outcome = outcome(position);
        Comparator<Move<P>> fastest = Comparator.comparingInt(move -> movesToEnd(move.next()).orElse(0));
        return rules.moves(position).filter(move -> outcome(move.next()).reversed() == outcome)
                .sorted(outcome == Outcome.LOSS ? fastest.reversed() : fastest);
    }
}
