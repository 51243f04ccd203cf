package nimsum.game.solve;

import java.util.HashMap;
import java.util.Map;
import nimsum.game.Rules;

/**
 * Tells who can force a win within a number of moves, which counts the moves of both players, by depth-limited
 * game-tree search with a memo. Games may have cycles, since the depth falls with each move.
 */
public final class ForcedEnd<P> {

    private record Question<P>(P position, int moves, boolean moverWins) {
    }

    private final Rules<P> rules;
    private final Map<Question<P>, Boolean> memo = new HashMap<>();

    public ForcedEnd(Rules<P> rules) {
        this.rules = rules;
    }

    /** Tells whether the player to move can force a win within a number of moves. */
    public boolean winsWithin(P position, int moves) {
        return search(new Question<>(position, moves, true));
    }

    /** Tells whether the other player can force a win within a number of moves. */
    public boolean losesWithin(P position, int moves) {
        return search(new Question<>(position, moves, false));
    }

    private boolean search(Question<P> question) {
        Boolean result = memo.get(question);
        if (result == null) {
            result = switch (rules.ending(question.position)) {
                case WIN -> question.moverWins;
                case LOSS -> !question.moverWins;
                case DRAW -> false;
                case PLAY_ON -> question.moves > 0 && searchMoves(question);
            };
            memo.put(question, result);
        }
        return result;
    }

    private boolean searchMoves(Question<P> question) {
        int left = question.moves - 1;
        return question.moverWins
                ? rules.moves(question.position).anyMatch(move -> losesWithin(move.next(), left))
                : rules.moves(question.position).allMatch(move -> winsWithin(move.next(), left));
    }
}
