package nimsum.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.HeapRows;

/** Rows of numbers, as sizes of heaps. */
public final class Rows {

    /** Returns every row of {@code length} numbers from {@code min} to {@code max}, in lexicographic order. */
    public static Stream<List<Integer>> every(int length, int min, int max) {
        return HeapRows.every(length, min, max).map(row -> IntStream.of(row).boxed().toList());
    }

    /** Returns every choice of some of these, each in their order. */
    public static <T> Stream<List<T>> subsets(List<T> all) {
        return IntStream.range(0, 1 << all.size()).mapToObj(
                set -> IntStream.range(0, all.size()).filter(i -> (set >> i & 1) == 1).mapToObj(all::get).toList());
    }

    /** Returns the rows after one number has become one of its options, each in increasing order. */
    public static Stream<List<Integer>> next(List<Integer> row, IntFunction<IntStream> options) {
        return IntStream.range(0, row.size()).boxed().flatMap(i -> options.apply(row.get(i)).mapToObj(option -> {
            List<Integer> next = new ArrayList<>(row);
            next.set(i, option);
            next.sort(null);
            return next;
        }));
    }

    /** Returns the rules of Moore's Nim, in which a move takes stones from 1 to {@code max} heaps. */
    public static Options<List<Integer>> moore(int max) {
        return Options.normal(heaps -> below(heaps).filter(row -> {
            long changed = IntStream.range(0, row.size()).filter(i -> !row.get(i).equals(heaps.get(i))).count();
            return 1 <= changed && changed <= max;
        }));
    }

    /** Returns every row of natural numbers of which each is at most as large as the one given. */
    private static Stream<List<Integer>> below(List<Integer> largest) {
        int last = largest.size() - 1;
        return last < 0
                ? Stream.of(List.of())
                : below(largest.subList(0, last)).flatMap(row -> IntStream.rangeClosed(0, largest.get(last))
                        .mapToObj(size -> Stream.concat(row.stream(), Stream.of(size)).toList()));
    }

    /** Tells whether no number is smaller than the one before it. */
    public static boolean isInOrder(List<Integer> row) {
        return row.equals(row.stream().sorted().toList());
    }

    public static int nimSum(List<Integer> row) {
        return row.stream().reduce(0, (a, b) -> a ^ b);
    }

    public static int sum(List<Integer> row) {
        return row.stream().mapToInt(number -> number).sum();
    }
}
