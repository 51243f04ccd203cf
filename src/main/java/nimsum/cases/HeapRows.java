package nimsum.cases;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows of heaps, as data for games in which a move takes stones from one heap. A row holds the sizes of its heaps. */
public final class HeapRows {

    private HeapRows() {
    }

    /** Every row of so many heaps of <code>least</code> to <code>most</code> stones, in lexicographic order. */
    public static Stream<int[]> every(int heaps, int least, int most) {
        return heaps == 0
                ? Stream.of(new int[0])
                : every(heaps - 1, least, most).flatMap(row -> IntStream.rangeClosed(least, most)
                        .mapToObj(size -> IntStream.concat(IntStream.of(row), IntStream.of(size)).toArray()));
    }

    /** So many heaps of up to <code>most</code> stones. */
    public static int[] random(Random random, int heaps, int most) {
        return random.ints(heaps, 0, most + 1).toArray();
    }

    /**
     * So many heaps, one or more, of up to <code>most</code> stones, with the nim-sum 0. Of heaps at random hardly any have it: the
     * last one makes it 0, and where that would be too large a heap, it and one other become smaller.
     */
    public static int[] lostInNim(Random random, int heaps, int most) {
        int[] row = random(random, heaps, most);
        int last = heaps - 1;
        row[last] = IntStream.of(row).limit(last).reduce(0, (a, b) -> a ^ b);
        while (row[last] > most) {
            int power = Integer.highestOneBit(row[last]);
            int holder = IntStream.range(0, last).filter(i -> (row[i] & power) != 0).findFirst().orElseThrow();
            row[holder] ^= power;
            row[last] ^= power;
        }
        return row;
    }
}
