package nimsum.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Advice for sums of heaps in which who cannot move loses: the player to move wins if and only if the nim-sum of the heaps'
 * Grundy values is not 0, and a move wins if and only if it makes it 0. A problem says what a heap is worth.
 */
public abstract class HeapsCoach implements Coach<Heaps> {

    /** The Grundy value of a heap. */
    protected abstract int value(int size);

    /** How many stones may be taken from a heap so that its Grundy value becomes this one. */
    protected abstract IntStream takesTo(int value, int size);

    /** What to play when nothing wins; some heap is not empty. */
    protected abstract Move<Heaps> delay(Heaps heaps);

    /** The nim-sum of the heaps' Grundy values. */
    public final int nimSum(Heaps heaps) {
        return heaps.sizes().stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public Outcome outcome(Heaps heaps) {
        return nimSum(heaps) == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Stream<Move<Heaps>> goodMoves(Heaps heaps) {
        int nimSum = nimSum(heaps);
        if (nimSum == 0) {
            return Stream.empty();
        }
        List<Integer> sizes = heaps.sizes();
        return IntStream.range(0, sizes.size()).boxed().flatMap(heap -> takesTo(value(sizes.get(heap)) ^ nimSum,
                sizes.get(heap)).mapToObj(stones -> heaps.take(heap, stones)));
    }

    @Override
    public Move<Heaps> reply(Heaps heaps) {
        return goodMoves(heaps).findFirst().orElseGet(() -> delay(heaps));
    }
}
