package nimsum.coach;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Rules;

/**
 * Gives advice for Nim by Bouton's theorem. A move takes any number of stones from one heap, so the Grundy value of a
 * heap is its size.
 */
public class NimCoach extends NimberCoach<Heaps> {

    /** A sum of more heaps is not written out. */
    private static final int MAX_TERMS = 10;

    public NimCoach(Rules<Heaps> rules) {
        super(rules);
    }

    @Override
    protected final int value(Heaps heaps) {
        return heaps.nimSum();
    }

    @Override
    public final String why(Heaps heaps) {
        int nimSum = value(heaps);
        String sum = "The nim-sum is " + nimSum(heaps);
        if (nimSum == 0) {
            return sum + ". Each move makes it different from 0, and the other player can make it 0 again.";
        }
        int power = Integer.highestOneBit(nimSum);
        List<Integer> sizes = heaps.sizes();
        int heap = IntStream.range(0, sizes.size()).filter(i -> (sizes.get(i) & power) != 0).findFirst().orElseThrow();
        int size = sizes.get(heap);
        int rest = size ^ nimSum;
        return sum + ". Its largest power of two is " + power + ". Heap " + (heap + 1)
                + " holds this power, so " + size + " xor " + nimSum + " = " + rest + " is smaller than " + size
                + ". The move " + heaps.take(heap, size - rest).quoted() + " leaves " + rest
                + " in this heap, and then the nim-sum is 0.";
    }

    @Override
    public final Map<String, String> values(Heaps heaps) {
        return powers(heaps);
    }

    /** Returns each heap as a sum of different powers of two, the largest first, by the number of the heap. */
    public static Map<String, String> powers(Heaps heaps) {
        return IntStream.range(0, heaps.sizes().size()).boxed()
                .collect(Collectors.toMap(heap -> "" + (heap + 1), heap -> powers(heaps.sizes().get(heap))));
    }

    private static String powers(int number) {
        return IntStream.iterate(Integer.highestOneBit(number), power -> power > 0, power -> power / 2)
                .filter(power -> (number & power) != 0).mapToObj(String::valueOf).collect(Collectors.joining(" + "));
    }

    /**
     * Returns the nim-sum and how it is computed, as in {@code 3 xor 1 = 2}, or only the nim-sum of one heap or of
     * many.
     */
    public static String nimSum(Heaps heaps) {
        return heaps.sizes().size() > MAX_TERMS
                ? Integer.toString(heaps.nimSum())
                : Said.nimSum(heaps.sizes(), heaps.nimSum());
    }
}
