package nimsum.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * Heaps of stones in a row, for games in which a move takes some stones from one of them. Such a move is called
 * {@code HEAP TAKE}, as in {@code 2 3}: three stones from the second heap. Immutable; a move costs a copy.
 *
 * @param sizes how many stones lie in each; empty heaps keep their place
 */
public record Heaps(List<Integer> sizes) {

    private static final int MAX_SHOWN = 20;

    public Heaps {
        sizes = List.copyOf(sizes);
    }

    /** Reads so many sizes. */
    public static Heaps read(FastReader in, int count) {
        return new Heaps(IntStream.range(0, count).mapToObj(i -> in.nextInt()).toList());
    }

    /** Whether there are no stones left. */
    public boolean isEmpty() {
        return sizes.stream().allMatch(size -> size == 0);
    }

    /**
     * Every move, made one by one as they are asked for.
     *
     * @param takes how many stones may be taken from a heap, by its size
     */
    public Stream<Move<Heaps>> moves(IntFunction<IntStream> takes) {
        return IntStream.range(0, sizes.size()).boxed()
                .flatMap(heap -> takes.apply(sizes.get(heap)).mapToObj(stones -> take(heap, stones)));
    }

    /**
     * The move that takes so many stones from a heap, legal or not; heaps are counted from 0, and from 1 in its name.
     */
    public Move<Heaps> take(int heap, int stones) {
        List<Integer> after = new ArrayList<>(sizes);
        after.set(heap, sizes.get(heap) - stones);
        return new Move<>(heap + 1 + " " + stones, new Heaps(after));
    }

    /** How many stones there are in all. */
    public int stones() {
        return sizes.stream().mapToInt(size -> size).sum();
    }

    /** The xor of the sizes. */
    public int nimSum() {
        return sizes.stream().reduce(0, (a, b) -> a ^ b);
    }

    /**
     * Why so many stones can't be taken from a heap, whatever the rules say of their number; none if they can.
     *
     * @param number of the heap, counted from 1
     * @param heap what a heap is called
     */
    public Optional<String> whyNot(int number, int stones, String heap) {
        if (number < 1 || number > sizes.size()) {
            return Optional.of("there is no " + heap + " " + number);
        }
        int size = sizes.get(number - 1);
        if (stones > size) {
            return Optional.of(heap + " " + number + (size == 0 ? " is empty" : " holds only " + size));
        }
        return stones == 0 ? Optional.of("a move takes at least one") : Optional.empty();
    }

    /** The sizes, with blanks between them; of very many heaps the first. */
    @Override
    public String toString() {
        String shown = sizes.stream().limit(MAX_SHOWN).map(String::valueOf).collect(Collectors.joining(" "));
        return sizes.size() <= MAX_SHOWN ? shown : shown + " and " + (sizes.size() - MAX_SHOWN) + " more heaps";
    }
}
