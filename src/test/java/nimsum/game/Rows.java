package nimsum.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;

/** Rows of numbers, as sizes of heaps. */
public final class Rows {

    /** Every row of so many numbers from {@code least} to {@code most}, in lexicographic order. */
    public static Stream<List<Integer>> every(int length, int least, int most) {
        return HeapRows.every(length, least, most).map(row -> IntStream.of(row).boxed().toList());
    }

    /** Whether no number is smaller than the one before it. */
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
