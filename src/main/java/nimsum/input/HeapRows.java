package nimsum.input;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Generates rows of heaps, for games in which a move takes stones from one heap. A row holds the heap sizes. */
public final class HeapRows {

    /** A game of more heaps would be long. */
    private static final int MAX_PLAYED = 8;

    /** Returns every row of {@code count} heaps of {@code min} to {@code max} stones, in lexicographic order. */
    public static Stream<int[]> every(int count, int min, int max) {
        return count == 0
                ? Stream.of(new int[0])
                : every(count - 1, min, max).flatMap(row -> IntStream.rangeClosed(min, max)
                        .mapToObj(size -> IntStream.concat(IntStream.of(row), IntStream.of(size)).toArray()));
    }

    /** Returns every row of 1 to {@code count} heaps of {@code min} to {@code max} stones, the shorter ones first. */
    public static Stream<int[]> upTo(int count, int min, int max) {
        return IntStream.rangeClosed(1, count).boxed().flatMap(n -> every(n, min, max));
    }

    /** Returns the rows of {@link #upTo} in which no heap is smaller than the one before. */
    public static Stream<int[]> ascending(int count, int min, int max) {
        return upTo(count, min, max)
                .filter(row -> IntStream.range(1, row.length).allMatch(i -> row[i - 1] <= row[i]));
    }

    /** Tells whether no two of the numbers are equal. */
    public static boolean isDistinct(int[] row) {
        return IntStream.of(row).distinct().count() == row.length;
    }

    /** Returns a line with the number of heaps, and a line with their sizes. */
    public static String text(int... row) {
        return row.length + "\n" + line(row);
    }

    public static String line(int... row) {
        return IntStream.of(row).mapToObj(Integer::toString).collect(Collectors.joining(" ", "", "\n"));
    }

    public static int[] random(Random random, int heaps, int min, int max) {
        return random.ints(heaps, min, max + 1).toArray();
    }

    public static int[] equal(int heaps, int stones) {
        return IntStream.generate(() -> stones).limit(heaps).toArray();
    }

    /**
     * Returns a random row of at least one heap, each of up to {@code max} stones, with the nim-sum 0. Random heaps
     * hardly ever have this nim-sum, so the last heap makes it 0. If that heap would be too large, it and one other
     * heap become smaller.
     */
    public static int[] lostInNim(Random random, int heaps, int max) {
        int[] row = random(random, heaps, 0, max);
        int last = heaps - 1;
        row[last] = IntStream.of(row).limit(last).reduce(0, (a, b) -> a ^ b);
        while (row[last] > max) {
            int power = Integer.highestOneBit(row[last]);
            int holder = IntStream.range(0, last).filter(i -> (row[i] & power) != 0).findFirst().orElseThrow();
            row[holder] ^= power;
            row[last] ^= power;
        }
        return row;
    }

    /**
     * Returns a row that a person would play, with the nim-sum 0 as often as not.
     *
     * @param max stones of the largest heap; there is at most one heap more than it has binary digits, and not more
     * than 8
     */
    public static int[] randomNim(Random random, int max) {
        int heaps = 1 + random.nextInt(Math.min(Integer.toBinaryString(max).length() + 1, MAX_PLAYED));
        return random.nextBoolean() ? lostInNim(random, heaps, max) : random(random, heaps, 0, max);
    }
}
