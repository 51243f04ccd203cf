package nimsum.coach;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * Gives advice for partizan games whose positions are numbers. Each move costs its player something. The player to move
 * wins if and only if she is ahead, and a move wins if it does not leave the other player ahead. A problem says what a
 * position is worth.
 */
public abstract class NumberCoach<P> extends Coach<P> {

    private final Function<P, Side> turn;

    protected NumberCoach(Rules<P> rules, Function<P, Side> turn) {
        super(rules);
        this.turn = turn;
    }

    /** Returns the value of a position, which does not depend on who is to move. */
    protected abstract Dyadic value(P position);

    /** Says in sentences what the parts of a position are worth to Left, and what all of it is worth. */
    protected abstract String worth(P position);

    @Override
    public Outcome outcome(P position) {
        return ahead(position).signum() > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** Returns the moves that cost least first. */
    @Override
    public final Stream<Move<P>> goodMoves(P position) {
        return cheapest(rules.moves(position).filter(move -> outcome(move.next()) == Outcome.LOSS));
    }

    @Override
    public final String why(P position) {
        Move<P> cheapest = cheapest(rules.moves(position)).findFirst().orElseThrow();
        Dyadic ahead = ahead(position);
        Dyadic cost = ahead.plus(ahead(cheapest.next()));
        return worth(position) + " " + name(turn.apply(position)) + " is to move and is "
                + (ahead.signum() > 0
                        ? "ahead. The cheapest move " + cheapest.quoted() + " costs just " + cost
                                + ", and after it the other player is not ahead."
                        : "not ahead. Even the cheapest move " + cheapest.quoted() + " costs " + cost
                                + ", and after it the other player is ahead.");
    }

    private Stream<Move<P>> cheapest(Stream<Move<P>> moves) {
        return moves.map(move -> Map.entry(ahead(move.next()), move)).sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue);
    }

    /** Returns what each move leaves to Left. */
    @Override
    public Map<String, String> values(P position) {
        return rules.moves(position).collect(Collectors.toMap(Move::name, move -> value(move.next()).toString()));
    }

    /** Returns by how much the player to move is ahead. */
    public final Dyadic ahead(P position) {
        Dyadic value = value(position);
        return turn.apply(position) == Side.LEFT ? value : value.negate();
    }
}
