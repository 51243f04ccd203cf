package nimsum.game;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A number for each position of a game that ends, by its definition from the numbers of what the moves lead to, and a
 * memory for what is known.
 *
 * @param <P> the positions
 */
public final class Values<P> {

    private final Rules<P> rules;
    private final ToIntFunction<IntStream> definition;
    private final Map<P, Integer> known = new HashMap<>();

    private Values(Rules<P> rules, ToIntFunction<IntStream> definition) {
        this.rules = rules;
        this.definition = definition;
    }

    /** The least number that no move leads to. */
    public static <P> Values<P> grundy(Rules<P> rules) {
        return new Values<>(rules,
                options -> options.collect(BitSet::new, BitSet::set, BitSet::or).nextClearBit(0));
    }

    /** How many moves there are at most. */
    public static <P> Values<P> longestPlay(Rules<P> rules) {
        return new Values<>(rules, options -> options.map(moves -> moves + 1).max().orElse(0));
    }

    public int of(P position) {
        Integer value = known.get(position);
        if (value == null) {
            value = definition.applyAsInt(rules.moves(position).mapToInt(move -> of(move.next())));
            known.put(position, value);
        }
        return value;
    }
}
