package nimsum.game.hackenbush;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Side;

/**
 * The values of positions of red-blue Hackenbush, which are numbers. The value is the simplest number between what the
 * best cuts of the two players leave. Each position that cuts can leave is looked at once.
 */
public final class RedBlueValues {

    private final Map<Bush, Dyadic> known = new HashMap<>();

    /** Returns the value of a bush without green edges. */
    public Dyadic of(Bush bush) {
        Dyadic value = known.get(bush);
        if (value == null) {
            value = Dyadic.simplestBetween(after(bush, Side.LEFT).max(Comparator.naturalOrder()).orElse(null),
                    after(bush, Side.RIGHT).min(Comparator.naturalOrder()).orElse(null));
            known.put(bush, value);
        }
        return value;
    }

    private Stream<Dyadic> after(Bush bush, Side side) {
        return bush.moves(edge -> bush.edge(edge).colour().isFor(side)).map(cut -> of(cut.next()));
    }
}
