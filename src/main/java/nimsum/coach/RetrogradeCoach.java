package nimsum.coach;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.util.Retrograde;

/**
 * A coach that has every position it is asked for in the table of a search backwards. So it knows how many moves are
 * left, and looks no further than at the next ones: the winner hurries, and the loser delays.
 *
 * @param <P> the positions of the rules
 */
public abstract class RetrogradeCoach<P> extends Coach<P> {

    protected RetrogradeCoach(Rules<P> rules) {
        super(rules);
    }

    /** The table in which this position is. */
    protected abstract Retrograde solution(P position);

    /** Its number there. */
    protected abstract int number(P position);

    @Override
    public Outcome outcome(P position) {
        return switch (solution(position).outcome(number(position))) {
            case Retrograde.WIN -> Outcome.WIN;
            case Retrograde.LOSS -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    @Override
    public OptionalInt movesToEnd(P position) {
        return outcome(position) == Outcome.DRAW
                ? OptionalInt.empty()
                : OptionalInt.of(solution(position).distance(number(position)));
    }

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

    /** What the table has, in words that fit every game. */
    @Override
    public String why(P position) {
        String good = goodMoves(position).map(Move::quoted).collect(Collectors.joining(", "));
        return switch (outcome(position)) {
            case LOSS -> "Each move leads to where the other player wins; it lasts "
                    + movesToEnd(position).orElseThrow() + " moves at most.";
            case WIN -> {
                int moves = movesToEnd(position).orElseThrow();
                yield "The other player is lost after " + good + ". It takes "
                        + (moves == 1 ? "1 move" : moves + " moves")
                        + (goodMoves(position).count() == 1 ? "." : " with the first of these.");
            }
            case DRAW -> "No move leaves the other player lost, and play need not end after " + good + ".";
        };
    }
}
