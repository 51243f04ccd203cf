package nimsum.game.solve;

import java.util.HashMap;
import java.util.Map;
import nimsum.game.Rules;

/**
 * Tells who can force a win within a number of moves, which counts the moves of both players. It tries all play, as the
 * definition says, and remembers what it has found. Games may have cycles, since each question is about fewer moves
 * than the one before.
 *
 * @param <P> the positions
 */
public final class ForcedEnd<P> {

    private record Question<P>(P position, int moves, boolean moverWins) {
    }

    private final Rules<P> rules;
    private final Map<Question<P>, Boolean> known = new HashMap<>();

    public ForcedEnd(Rules<P> rules) {
        this.rules = rules;
    }

    /** Tells whether the player to move can force a win within a number of moves. */
    public boolean winsWithin(P position, int moves) {
        return holds(new Question<>(position, moves, true));
    }

    /** Tells whether the other player can force a win within a number of moves. */
    public boolean losesWithin(P position, int moves) {
        return holds(new Question<>(position, moves, false));
    }

    private boolean holds(Question<P> question) {
        Boolean found = known.get(question);
        if (found == null) {
            found = switch (rules.ending(question.position)) {
                case WIN -> question.moverWins;
                case LOSS -> !question.moverWins;
                case DRAW -> false;
                case PLAY_ON -> question.moves > 0 && holdsAfterAMove(question);
            };
            known.put(question, found);
        }
        return found;
    }

    private boolean holdsAfterAMove(Question<P> question) {
        int left = question.moves - 1;
        return question.moverWins
                ? rules.moves(question.position).anyMatch(move -> losesWithin(move.next(), left))
                : rules.moves(question.position).allMatch(move -> winsWithin(move.next(), left));
    }
}
