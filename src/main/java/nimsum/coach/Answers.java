package nimsum.coach;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Counts the winning answers to each move from a lost sum of impartial games in O(1). After a move the nim-sum is what the move has
 * changed it by, and an answer wins if it changes it by the same. In components that the move leaves alone, as many moves do so
 * as before it.
 *
 * @param <C>
 *            the components
 */
public final class Answers<C> {

    /**
     * How many moves of a component change its Grundy value by so much, as a nim-sum.
     *
     * @param <C>
     *            the components
     */
    public interface Count<C> {

        /** The number of a component's moves with this change. */
        int in(C component, int change);
    }

    /** By change, how many moves there are in all. */
    private final Map<Integer, Integer> moves = new HashMap<>();
    private final Count<C> count;

    /**
     * @param changes
     *            by how much each move from the position changes the nim-sum
     */
    public Answers(IntStream changes, Count<C> count) {
        changes.forEach(change -> moves.merge(change, 1, Integer::sum));
        this.count = count;
    }

    /** How many answers win after a move with this change that puts some components in the place of others. */
    public int after(int change, Collection<C> gone, Collection<C> come) {
        int answers = moves.getOrDefault(change, 0);
        for (C component : gone) {
            answers -= count.in(component, change);
        }
        for (C component : come) {
            answers += count.in(component, change);
        }
        return answers;
    }
}
