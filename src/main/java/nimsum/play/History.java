package nimsum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimsum.game.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * A game so far: the positions from the start to now, and the moves between them.
 *
 * @param <P>
 *            the positions of the rules
 */
final class History<P> {

    /** A move that was made, and the position that it was made from. */
    record Ply<P>(P from, Move<P> move) {
    }

    private final Rules<P> rules;
    private final P start;
    private final List<Ply<P>> plies = new ArrayList<>();

    History(Rules<P> rules, P start) {
        this.rules = rules;
        this.start = start;
    }

    /** The position now. */
    P now() {
        return plies.isEmpty() ? start : plies.get(plies.size() - 1).move.next();
    }

    /** How many moves have been made. */
    int length() {
        return plies.size();
    }

    void add(Move<P> move) {
        plies.add(new Ply<>(now(), move));
    }

    /** Takes the last moves back. */
    void undo(int moves) {
        plies.subList(plies.size() - moves, plies.size()).clear();
    }

    /** Whether play goes on. */
    boolean goesOn() {
        return rules.ending(now()) == Ending.PLAY_ON;
    }

    /** Who has won, told by who moved first; play is over. */
    Winner winner() {
        boolean firstToMove = plies.size() % 2 == 0;
        return switch (rules.ending(now())) {
            case WIN -> firstToMove ? Winner.FIRST : Winner.SECOND;
            case LOSS -> firstToMove ? Winner.SECOND : Winner.FIRST;
            case DRAW -> Winner.DRAW;
            case PLAY_ON -> throw new IllegalStateException("play is not over");
        };
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
            Outcome after = coach.outcome(ply.move.next()).reversed();
            if (after.compareTo(before) < 0) {
                Optional<Move<P>> better = coach.goodMoves(ply.from).findFirst();
                Optional<Move<P>> answer = coach.goodMoves(ply.move.next()).findFirst();
                lines.add("Move " + (i + 1) + ", " + ply.move.name() + ", was a mistake."
                        + answer.map(move -> " The answer " + move.name() + " refutes it.").orElse("")
                        + better.map(move -> " Better: " + move.name() + ".").orElse(""));
            }
        }
        return lines;
    }
}
