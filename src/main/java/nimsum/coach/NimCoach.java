package nimsum.coach;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Rules;

/**
 * Bouton's theorem as advice for Nim, in which a move takes any number of stones from one heap: each heap is worth its
 * size.
 */
public class NimCoach extends NimberCoach<Heaps> {

    /** Longer sums are not written out. */
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
        if (nimSum == 0) {
            return sum(heaps)
                    + " = 0: whatever is taken from a heap, that is no longer so, and an answer makes it 0 again.";
        }
        int power = Integer.highestOneBit(nimSum);
        List<Integer> sizes = heaps.sizes();
        int[] holders = IntStream.range(0, sizes.size()).filter(heap -> (sizes.get(heap) & power) != 0).toArray();
        int size = sizes.get(holders[0]);
        return sum(heaps) + " = " + nimSum + ". The largest power of two in it is " + power + ", and "
                + (holders.length == 1 ? "one heap holds it" : holders.length + " heaps hold it")
                + ", an odd number. Heap " + (holders[0] + 1) + " does: " + size + " xor " + nimSum + " = "
                + (size ^ nimSum)
                + " is smaller than " + size + ", so " + heaps.take(holders[0], size - (size ^ nimSum)).quoted()
                + " takes it down to that, and the xor of the heaps is 0.";
    }

    private static String sum(Heaps heaps) {
        List<Integer> sizes = heaps.sizes();
        return sizes.size() > MAX_TERMS
                ? "The xor of the " + sizes.size() + " heaps"
                : sizes.stream().map(String::valueOf).collect(Collectors.joining(" xor "));
    }
}
