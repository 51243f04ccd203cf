package nimsum.coach;

import java.util.Iterator;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * A theorem as advice: who wins, for positions of any size, and for those that one would play
 * ({@link Rules#isPlayable}) which moves win, and why. It argues, it does not search: a problem says what a position
 * comes to and why, and the good moves are those that lead to where this is right.
 *
 * <p>
 * In what it says, each move stands in double quotes as one types it ({@link Move#quoted()}), and nothing else does.
 * Such a move is legal in the position that is spoken of, and throws nothing away.
 *
 * @param <P> the positions of the rules
 */
public abstract class Coach<P> {

    /** So many moves are weighed against one another where nothing wins. */
    private static final int MAX_WEIGHED = 200;

    protected final Rules<P> rules;

    protected Coach(Rules<P> rules) {
        this.rules = rules;
    }

    /** What the position comes to. */
    public abstract Outcome outcome(P position);

    /** What the position comes to where a draw can only be play that never ends, which counts as the rules say. */
    public final Outcome result(P position) {
        Outcome outcome = outcome(position);
        return outcome == Outcome.DRAW ? Outcome.valueOf(rules.endless(position).name()) : outcome;
    }

    /**
     * The moves that keep a won position won, or a drawn one drawn; none from a lost position or where play is over.
     * Made one by one as they are asked for. The first one is the best, so whoever makes it at each turn wins from a
     * won position.
     */
    public Stream<Move<P>> goodMoves(P position) {
        Outcome outcome = outcome(position);
        return outcome == Outcome.LOSS
                ? Stream.empty()
                : rules.moves(position).filter(move -> outcome(move.next()).reversed() == outcome);
    }

    /**
     * The move that the coach plays: the first good one; from a lost position the one that holds out longest, or leaves
     * the fewest good answers. Play is not over.
     */
    public Move<P> reply(P position) {
        return goodMoves(position).findFirst().orElseGet(() -> hardest(position));
    }

    /**
     * Of the moves from a lost position the first of those that leave the fewest good answers; of very many moves only
     * the first are weighed. Looks no further once a move leaves just one: only where it loses at once does it leave
     * fewer.
     */
    final Move<P> hardest(P position) {
        Move<P> hardest = null;
        long fewest = Integer.MAX_VALUE;
        for (Iterator<Move<P>> left = rules.moves(position).limit(MAX_WEIGHED).iterator(); fewest > 1
                && left.hasNext();) {
            Move<P> move = left.next();
            long answers = goodMoves(move.next()).limit(fewest).count();
            if (hardest == null || 0 < answers && answers < fewest) {
                fewest = answers > 0 ? answers : fewest;
                hardest = move;
            }
        }
        return hardest;
    }

    /**
     * How many moves of both players are left when the winner hurries and the loser delays; empty from a drawn
     * position, and in games where only who wins counts.
     */
    public OptionalInt movesToEnd(P position) {
        return OptionalInt.empty();
    }

    /**
     * Why the position is won, drawn or lost: the theorem with the numbers of this position, in a sentence or several.
     * Names the first good move before any other, unless the position is lost. Play is not over.
     */
    public abstract String why(P position);
}
