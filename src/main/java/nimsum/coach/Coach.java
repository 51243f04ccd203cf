package nimsum.coach;

import java.util.Iterator;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * Gives advice by a theorem. It says who wins a position of any size. For positions that a person would play
 * ({@link Rules#isPlayable}) it also says which moves win, and why. A problem gives the outcome of a position and the
 * reason, and the good moves are those that keep the outcome.
 *
 * <p>
 * Its sentences name each move in double quotes as a person types it ({@link Move#quoted()}), and use double quotes for
 * nothing else. Such a move is legal in the position that the sentence is about, and throws nothing away.
 */
public abstract class Coach<P> {

    /** The number of moves that are compared in a lost position. */
    private static final int MAX_WEIGHED = 200;

    protected final Rules<P> rules;

    protected Coach(Rules<P> rules) {
        this.rules = rules;
    }

    /** Returns the name of a player of a partizan game without the side, which may stand in brackets behind it. */
    protected final String name(Side side) {
        return rules.about().players().get(side.ordinal()).replaceFirst(" .*", "");
    }

    public abstract Outcome outcome(P position);

    /** Returns the outcome, where play that never ends counts as the rules say. */
    public final Outcome result(P position) {
        Outcome outcome = outcome(position);
        return outcome == Outcome.DRAW ? Outcome.valueOf(rules.outcomeOfInfinitePlay(position).name()) : outcome;
    }

    /**
     * Returns the moves that keep a won position won, or a drawn position drawn. There are none if the position is lost
     * or play is over. Each move is made when it is asked for. The first move is the best, so a player who makes the
     * first move at each turn wins a won position.
     */
    public Stream<Move<P>> goodMoves(P position) {
        Outcome outcome = outcome(position);
        return outcome == Outcome.LOSS
                ? Stream.empty()
                : rules.moves(position).filter(move -> outcome(move.next()).reversed() == outcome);
    }

    /**
     * Returns the move that the coach plays. This is the first good move, or in a lost position the move that holds out
     * longest or leaves the fewest good answers. Play is not over.
     */
    public Move<P> reply(P position) {
        return goodMoves(position).findFirst().orElseGet(() -> hardest(position));
    }

    /**
     * Returns the first move from a lost position that leaves the fewest good answers. If there are very many moves,
     * only the first are compared. The search stops at a move that leaves one answer, because only a move that ends the
     * game leaves fewer.
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
     * Returns the number of moves of both players until the end, if the winner hurries and the loser delays. It is
     * empty in a drawn position, and in games that do not count moves.
     */
    public OptionalInt movesToEnd(P position) {
        return OptionalInt.empty();
    }

    /**
     * Says in sentences why the position is won, drawn or lost, by the theorem and the numbers of this position. Unless
     * the position is lost, the first move that the sentences name is the first good move. Play is not over.
     */
    public abstract String why(P position);

    /**
     * Returns what a drawing writes on the parts of the position to say why it is won, drawn or lost, by the words of a
     * move that name the part. Here this is what each move comes to for its player, and how many moves follow. A coach
     * whose theorem gives values to heaps, edges or vertices returns these, most often by their numbers.
     */
    public Map<String, String> values(P position) {
        return rules.moves(position).limit(Rules.MAX_PLAYED)
                .collect(Collectors.toMap(Move::name, move -> comesTo(move.next()), (value, same) -> value));
    }

    private String comesTo(P next) {
        int moves = movesToEnd(next).orElse(0);
        return result(next).reversed().printed("win", "draw", "loss") + (moves == 0 ? "" : " " + moves);
    }
}
