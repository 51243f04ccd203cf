package nimsum.game;

import java.util.HashMap;
import java.util.Map;

/**
 * Who wins, by trying every move: the definition, and a memory for what is known. For games that end whatever the players do,
 * and not in a draw. Memory for every position that can be reached; recursion as deep as the longest game.
 *
 * @param <P>
 *            the positions
 */
public final class Search<P> {

    private final Rules<P> rules;
    private final Map<P, Boolean> known = new HashMap<>();

    public Search(Rules<P> rules) {
        this.rules = rules;
    }

    /**
     * Whether the player to move wins.
     *
     * @throws IllegalStateException
     *             if play can end in a draw
     */
    public boolean moverWins(P position) {
        Boolean found = known.get(position);
        if (found == null) {
            found = switch (rules.ending(position)) {
                case WIN -> true;
                case LOSS -> false;
                case DRAW -> throw new IllegalStateException("a draw: " + position);
                case PLAY_ON -> rules.moves(position).anyMatch(move -> !moverWins(move.next()));
            };
            known.put(position, found);
        }
        return found;
    }
}
