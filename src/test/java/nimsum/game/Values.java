package nimsum.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A number for each position of a game that ends, by its definition from the numbers of what the moves lead to, and a
 * memory for what is known.
 */
public final class Values<P> {

    private final Rules<P> rules;
    private final ToIntFunction<IntStream> definition;
    private final Map<P, Integer> memo = new HashMap<>();

    private Values(Rules<P> rules, ToIntFunction<IntStream> definition) {
        this.rules = rules;
        this.definition = definition;
    }

    /** Returns the least number that no move leads to. */
    public static <P> Values<P> grundy(Rules<P> rules) {
        return new Values<>(rules, Values::mex);
    }

    /** Returns the least number from 0 on that is not among these. */
    public static int mex(IntStream numbers) {
        return numbers.collect(BitSet::new, BitSet::set, BitSet::or).nextClearBit(0);
    }

    /**
     * Returns the Grundy values of the numbers from 0 to a largest one.
     *
     * @param options the values of what the moves from a number lead to, made of the values of all smaller numbers
     */
    public static int[] table(int largest, BiFunction<int[], Integer, IntStream> options) {
        int[] values = new int[largest + 1];
        Arrays.setAll(values, number -> mex(options.apply(values, number)));
        return values;
    }

    /** Returns how many moves there are at most. */
    public static <P> Values<P> longestPlay(Rules<P> rules) {
        return new Values<>(rules, options -> options.map(moves -> moves + 1).max().orElse(0));
    }

    public int of(P position) {
        Integer value = memo.get(position);
        if (value == null) {
            value = definition.applyAsInt(rules.moves(position).mapToInt(move -> of(move.next())));
            memo.put(position, value);
        }
        return value;
    }
}
