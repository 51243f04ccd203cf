package nimsum.game.solve;

import java.util.HashMap;
import java.util.Map;
import nimsum.game.PartizanRules;
import nimsum.game.Side;

/**
 * A partizan game in which one side may also pass a number of times. This is the sum of the game and an integer. It
 * shows by play alone what a position is worth. The value is the integer k if the player who starts loses when the
 * other side has k free moves. The game-tree search is recursive with a memo, for small games that end.
 */
public final class FreeMoves<P> {

    private record Question<P>(P position, int free, Side starter) {
    }

    private final PartizanRules<P> rules;
    private final Map<Question<P>, Boolean> memo = new HashMap<>();

    public FreeMoves(PartizanRules<P> rules) {
        this.rules = rules;
    }

    /** Returns whether a side that starts wins if Left has {@code free} free moves, or Right if it is negative. */
    public boolean starterWins(P position, int free, Side starter) {
        P turned = rules.withTurn(position, starter);
        Question<P> question = new Question<>(turned, free, starter);
        Boolean wins = memo.get(question);
        if (wins == null) {
            Side other = starter.other();
            int pass = starter == Side.LEFT ? 1 : -1;
            wins = free * pass > 0 && !starterWins(turned, free - pass, other)
                    || rules.moves(turned).anyMatch(move -> !starterWins(move.next(), free, other));
            memo.put(question, wins);
        }
        return wins;
    }

    /**
     * Returns the integer that a position is worth.
     *
     * @param max a bound on the absolute value of this integer
     * @throws IllegalStateException if the value is not such an integer
     */
    public int integer(P position, int max) {
        int direction = starterWins(position, 0, Side.LEFT) ? 1 : -1;
        for (int value = 0; Math.abs(value) <= max; value += direction) {
            if (!starterWins(position, -value, Side.LEFT) && !starterWins(position, -value, Side.RIGHT)) {
                return value;
            }
        }
        throw new IllegalStateException("no integer up to " + max + " is the value of " + position);
    }
}
