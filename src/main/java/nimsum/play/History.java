package nimsum.play;

import java.util.ArrayList;
import java.util.List;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * A game so far: the positions from the start to now, and the moves between them.
 *
 * @param <P>
 *            the positions of the rules
 */
final class History<P> {

    /** A move that was made, and the position that it was made from. */
    private record Ply<P>(P from, Move<P> move) {
    }

    private final P start;
    private final List<Ply<P>> plies = new ArrayList<>();

    History(P start) {
        this.start = start;
    }

    /** The position now. */
    P now() {
        return plies.isEmpty() ? start : plies.get(plies.size() - 1).move.next();
    }

    /** Whether the player who began is to move. */
    boolean firstToMove() {
        return plies.size() % 2 == 0;
    }

    /** Whether there was no move yet. */
    boolean isEmpty() {
        return plies.isEmpty();
    }

    void add(Move<P> move) {
        plies.add(new Ply<>(now(), move));
    }

    /** Takes back a move and the answer to it; whether there were any. */
    boolean undo() {
        if (plies.size() < 2) {
            return false;
        }
        plies.subList(plies.size() - 2, plies.size()).clear();
        return true;
    }

    /**
     * What to say of the mistakes of one player, a line each: moves that threw away a win or a draw.
     *
     * @param first
     *            whether the player is the one who moved first
     */
    List<String> mistakes(Coach<P> coach, boolean first) {
        List<String> lines = new ArrayList<>();
        for (int i = first ? 0 : 1; i < plies.size(); i += 2) {
            Ply<P> ply = plies.get(i);
            Outcome before = coach.outcome(ply.from);
            if (coach.outcome(ply.move.next()).reversed().compareTo(before) < 0) {
                lines.add("Your move " + (i / 2 + 1) + ", " + ply.move.quoted() + ", threw the "
                        + (before == Outcome.WIN ? "win" : "draw") + " away."
                        + coach.goodMoves(ply.move.next()).findFirst()
                                .map(move -> " The answer " + move.quoted() + " refutes it.")
                                .orElse("")
                        + coach.goodMoves(ply.from).findFirst().map(move -> " Better was " + move.quoted() + ".")
                                .orElse(""));
            }
        }
        return lines;
    }
}
