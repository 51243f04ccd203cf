package nimsum.coach;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * Advice for sums of heaps in which who cannot move loses: the player to move wins if and only if the nim-sum of the heaps'
 * Grundy values is not 0, and a move wins if and only if it makes it 0. A problem says what a heap is worth.
 */
public abstract class HeapsCoach implements Coach<Heaps> {

    /** The Grundy value of a heap. */
    protected abstract int value(int size);

    /** How many stones may be taken from a heap so that its Grundy value becomes this one. */
    protected abstract IntStream takesTo(int value, int size);

    /** What to play when nothing wins: what leaves the fewest winning answers. Some heap is not empty. */
    protected abstract Move<Heaps> delay(Heaps heaps);

    /**
     * From a lost position the first of the moves that leave the fewest winning answers, where a heap allows only few takes. O(m)
     * for m moves, and as often the count.
     *
     * @param takes
     *            from a heap of a size, one or more from some heap
     * @param value
     *            the Grundy value of a heap of a size
     * @param count
     *            how many takes from a heap of a size change its value so
     */
    public static Move<Heaps> hardest(Heaps heaps, IntFunction<IntStream> takes, IntUnaryOperator value,
            Answers.Count<Integer> count) {
        List<Integer> sizes = heaps.sizes();
        Answers<Integer> answers = new Answers<>(sizes.stream().mapToInt(size -> size).flatMap(size -> takes.apply(size)
                .map(take -> value.applyAsInt(size) ^ value.applyAsInt(size - take))), count);
        int hardestHeap = 0;
        int hardestTake = 0;
        int fewest = Integer.MAX_VALUE;
        for (int heap = 0; heap < sizes.size(); heap++) {
            int size = sizes.get(heap);
            for (int take : takes.apply(size).toArray()) {
                int left = answers.after(value.applyAsInt(size) ^ value.applyAsInt(size - take), List.of(size),
                        List.of(size - take));
                if (left < fewest) {
                    fewest = left;
                    hardestHeap = heap;
                    hardestTake = take;
                }
            }
        }
        return heaps.take(hardestHeap, hardestTake);
    }

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
