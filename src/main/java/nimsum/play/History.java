package nimsum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * A game so far: the positions from the start to now, and the moves between them.
 *
 * @param <P> the positions of the rules
 */
final class History<P> {

    private final P start;
    private final List<Move<P>> moves = new ArrayList<>();

    History(P start) {
        this.start = start;
    }

    /** The position now. */
    P now() {
        return after(moves.size());
    }

    private P after(int count) {
        return count == 0 ? start : moves.get(count - 1).next();
    }

    /** Whether the player who began is to move. */
    boolean firstToMove() {
        return moves.size() % 2 == 0;
    }

    /** Whether the position now came before. */
    boolean cameBack() {
        return IntStream.range(0, moves.size()).anyMatch(count -> after(count).equals(now()));
    }

    void add(Move<P> move) {
        moves.add(move);
    }

    /**
     * Takes back the last move of a player, and the answer to it if there was one; whether there was such a move.
     *
     * @param first whether the player is the one who moved first
     */
    boolean undo(boolean first) {
        int last = moves.size() - (firstToMove() == first ? 2 : 1);
        if (last < 0) {
            return false;
        }
        moves.subList(last, moves.size()).clear();
        return true;
    }

    /**
     * What to say of the mistakes of one player, a line each: moves that threw away a win or a draw.
     *
     * @param first whether the player is the one who moved first
     */
    List<String> mistakes(Coach<P> coach, boolean first) {
        List<String> lines = new ArrayList<>();
        for (int i = first ? 0 : 1; i < moves.size(); i += 2) {
            P from = after(i);
            Move<P> made = moves.get(i);
            Outcome before = coach.result(from);
            if (coach.result(made.next()).reversed().compareTo(before) < 0) {
                lines.add("Your move " + (i / 2 + 1) + ", " + made.quoted() + ", threw the "
                        + (before == Outcome.WIN ? "win" : "draw") + " away."
                        + coach.goodMoves(made.next()).findFirst()
                                .map(move -> " The answer " + move.quoted() + " refutes it.")
                                .orElse("")
                        + coach.goodMoves(from).findFirst().map(move -> " Better was " + move.quoted() + ".")
                                .orElse(""));
            }
        }
        return lines;
    }
}
