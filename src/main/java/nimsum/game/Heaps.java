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

    public Heaps {
        sizes = List.copyOf(sizes);
    }

    public static Heaps read(FastReader in, int count) {
        return new Heaps(IntStream.range(0, count).mapToObj(i -> in.nextInt()).toList());
    }

    public boolean isEmpty() {
        return sizes.stream().allMatch(size -> size == 0);
    }

    /**
     * Returns every move. Each one is made when it is asked for.
     *
     * @param takes how many stones may be taken from a heap, by its size
     */
    public Stream<Move<Heaps>> moves(IntFunction<IntStream> takes) {
        return IntStream.range(0, sizes.size()).boxed()
                .flatMap(heap -> takes.apply(sizes.get(heap)).mapToObj(stones -> take(heap, stones)));
    }

    /**
     * Returns the move that takes some stones from a heap, legal or not.
     *
     * @param heap counted from 0, although the name of the move counts from 1
     */
    public Move<Heaps> take(int heap, int stones) {
        List<Integer> after = new ArrayList<>(sizes);
        after.set(heap, sizes.get(heap) - stones);
        return new Move<>(heap + 1 + " " + stones, new Heaps(after));
    }

    public int stones() {
        return sizes.stream().mapToInt(size -> size).sum();
    }

    public int nimSum() {
        return sizes.stream().reduce(0, (a, b) -> a ^ b);
    }

    /**
     * Returns why nobody can take this number of stones from a heap, or nothing if the heap has enough stones. What the
     * rules say of the number is not considered.
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
        return stones == 0 ? Optional.of("a move takes at least 1 from a " + heap) : Optional.empty();
    }

    /** Returns the sizes with blanks between them. */
    @Override
    public String toString() {
        return sizes.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
