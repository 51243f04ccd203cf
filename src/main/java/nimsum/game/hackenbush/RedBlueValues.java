package nimsum.game.hackenbush;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Side;

/**
 * Computes the values of positions of red-blue Hackenbush by recursion with a memo. The value is the simplest number
 * between what the best cuts of the two players leave.
 */
public final class RedBlueValues {

    private final Map<Bush, Dyadic> memo = new HashMap<>();

    /** Returns the value of a bush without green edges. */
    public Dyadic of(Bush bush) {
        Dyadic value = memo.get(bush);
        if (value == null) {
            value = Dyadic.simplestBetween(options(bush, Side.LEFT).max(Comparator.naturalOrder()).orElse(null),
                    options(bush, Side.RIGHT).min(Comparator.naturalOrder()).orElse(null));
            memo.put(bush, value);
        }
        return value;
    }

    private Stream<Dyadic> options(Bush bush, Side side) {
        return bush.moves(edge -> bush.edge(edge).colour().isFor(side)).map(cut -> of(cut.next()));
    }
}
