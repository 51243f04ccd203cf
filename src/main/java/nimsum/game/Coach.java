package nimsum.game;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A theorem as advice: who wins, which moves win, and why, for positions of any size. It argues, it does not search.
 *
 * @param <P>
 *            the positions of the rules
 */
public interface Coach<P> {

    /** What the position comes to. */
    Outcome outcome(P position);

    /**
     * The moves that keep a won position won, or a drawn one drawn, the simplest first; none from a lost position or where
     * play is over. Made one by one as they are asked for; where there are too many to list, the simplest few stand for all
     * of them, and {@link #otherMoves(Object)} says how the others are found.
     */
    Stream<Move<P>> goodMoves(P position);

    /** How further good moves are found where {@link #goodMoves(Object)} does not list them all; else empty. */
    default String otherMoves(P position) {
        return "";
    }

    /**
     * The move that the coach plays: a good one, the fastest where that counts; from a lost position the one that holds out
     * longest, or leaves the fewest good answers. Play is not over.
     */
    Move<P> reply(P position);

    /** Of some moves from a lost position the first of those that leave the fewest good answers; one or more. */
    default Move<P> hardest(Stream<Move<P>> moves) {
        return moves.min(Comparator.comparingLong(move -> goodMoves(move.next()).count())).orElseThrow();
    }

    /**
     * How many moves of both players are left when the winner hurries and the loser delays; empty from a drawn position, and in
     * games where only who wins counts.
     */
    default OptionalInt movesToEnd(P position) {
        return OptionalInt.empty();
    }

    /** Why the position is won, drawn or lost: the theorem with the numbers of this position, in a sentence or several. */
    String why(P position);
}
