package nimsum.coach;

import java.util.Iterator;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * A theorem as advice: who wins, which moves win, and why, for positions of any size. It argues, it does not search.
 *
 * <p>
 * In what it says, each move stands in double quotes as one types it ({@link Move#quoted()}), and nothing else does. Such a move
 * is legal in the position that is spoken of, and throws nothing away. One whose name is too long to be told whole is the reply.
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

    /**
     * Of some moves from a lost position, one or more, the first of those that leave the fewest good answers. Looks no further
     * once a move leaves just one, since none leaves fewer.
     */
    default Move<P> hardest(Stream<Move<P>> moves) {
        Move<P> hardest = null;
        long fewest = Long.MAX_VALUE;
        for (Iterator<Move<P>> left = moves.iterator(); fewest > 1 && left.hasNext();) {
            Move<P> move = left.next();
            long answers = goodMoves(move.next()).limit(fewest).count();
            if (answers < fewest) {
                fewest = answers;
                hardest = move;
            }
        }
        return hardest;
    }

    /**
     * How many moves of both players are left when the winner hurries and the loser delays; empty from a drawn position, and in
     * games where only who wins counts.
     */
    default OptionalInt movesToEnd(P position) {
        return OptionalInt.empty();
    }

    /**
     * Why the position is won, drawn or lost: the theorem with the numbers of this position, in a sentence or several. Names a
     * good move unless the position is lost or play is over.
     */
    String why(P position);
}
