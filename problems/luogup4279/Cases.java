package luogup4279;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of positions, and for each a line with the number of its heaps and a line with their sizes. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_TESTS = 500, MOST_HEAPS = 50, MOST_STONES = 5000;
    private static final Range TESTS = new Range(1, MOST_TESTS);
    private static final Range HEAPS = new Range(1, MOST_HEAPS);
    private static final Range STONES = new Range(0, MOST_STONES);
    private static final int SMALL_HEAPS = 4, SMALL_STONES = 5;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int tests = input.integer("T");
        input.newline();
        for (int test = 0; test < tests; test++) {
            int heaps = input.integer("N");
            input.newline();
            input.line(heaps, "a");
        }
    }

    @Override
    public String smallScope() {
        // 6 + 36 + 216 + 1296.
        return "all 1554 rows of up to " + SMALL_HEAPS + " heaps of up to " + SMALL_STONES + " stones";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL_HEAPS).boxed().flatMap(heaps -> HeapRows.every(heaps, 0, SMALL_STONES))
                .map(row -> input(List.of(row)));
    }

    /**
     * Of the positions that are neither all single stones nor have one larger heap, half have the nim-sum 0 if the last heap
     * can see to that.
     *
     * @param size
     *            stones of the largest heap; there are up to four heaps, and one more for each hundred stones
     */
    @Override
    public String random(Random random, int size) {
        return input(List.of(randomRow(random, Math.min(4 + size / 100, MOST_HEAPS), Math.min(size, MOST_STONES))));
    }

    @Override
    public int bruteForceSize() {
        return 7;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-one-stone", () -> input(List.of(new int[]{1})));
        named.put("02-one-heap", () -> each(IntStream.concat(IntStream.rangeClosed(0, 20),
                IntStream.of(MOST_STONES - 1, MOST_STONES)), size -> new int[]{size}));
        named.put("03-single-stones", () -> each(IntStream.rangeClosed(1, MOST_HEAPS), heaps -> filled(heaps, 1)));
        named.put("04-empty-heaps-among-single-stones",
                () -> input(IntStream.range(1, 7).boxed().flatMap(heaps -> HeapRows.every(heaps, 0, 1)).toList()));
        named.put("05-two-equal-heaps",
                () -> each(IntStream.range(0, MOST_TESTS), i -> filled(2, i <= 20 ? i : 10 * i)));
        named.put("06-one-large-heap-before-single-stones", () -> oneLarge(true));
        named.put("07-one-large-heap-behind-single-stones", () -> oneLarge(false));
        named.put("08-heaps-of-two", () -> each(IntStream.rangeClosed(1, MOST_HEAPS), heaps -> filled(heaps, 2)));
        named.put("09-lost-without-equal-heaps", () -> each(IntStream.range(0, 400),
                i -> new int[]{i + 1, 2048 + 2 * i, i + 1 ^ 2048 + 2 * i}));
        named.put("10-even-total-and-won", () -> each(IntStream.range(1, 400), i -> new int[]{i, i + 2}));
        named.put("11-every-two-heaps-up-to-20", () -> input(HeapRows.every(2, 0, 20).toList()));
        named.put("12-every-three-heaps-up-to-6", () -> input(HeapRows.every(3, 0, 6).toList()));
        named.put("13-random-up-to-8", () -> randomRows(13, 8, MOST_TESTS));
        named.put("14-random", () -> randomRows(14, MOST_STONES, 100));
        named.put("90-largest", () -> largest(8));
        return named;
    }

    /** The statement allows 500 positions in one input. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MOST_TESTS);
    }

    /** The number of positions is scaled; each has as many heaps as are allowed. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        return each(IntStream.range(0, MOST_TESTS * eighths / 8),
                i -> random.ints(MOST_HEAPS, MOST_STONES - 1000, MOST_STONES + 1).toArray());
    }

    private static String randomRows(int seed, int size, int count) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> randomRow(random, MOST_HEAPS, size)).limit(count).toList());
    }

    private static int[] randomRow(Random random, int mostHeaps, int mostStones) {
        int kind = random.nextInt(4);
        int[] row = random.ints(1 + random.nextInt(mostHeaps), 0, (kind == 0 ? 1 : mostStones) + 1).toArray();
        int at = random.nextInt(row.length);
        if (kind == 1) {
            for (int heap = 0; heap < row.length; heap++) {
                row[heap] = heap == at ? row[heap] : Math.min(row[heap], 1);
            }
        } else if (kind == 2) {
            int others = IntStream.of(row).reduce(row[at], (a, b) -> a ^ b);
            row[at] = Math.min(others, mostStones);
        }
        return row;
    }

    /** One large heap before or behind 0 to 9 single stones. */
    private static String oneLarge(boolean first) {
        return input(IntStream.range(0, 10).boxed()
                .flatMap(ones -> IntStream.of(2, 3, 4, 7, MOST_STONES - 1, MOST_STONES).mapToObj(size -> {
                    int[] row = filled(ones + 1, 1);
                    row[first ? 0 : ones] = size;
                    return row;
                })).toList());
    }

    private static int[] filled(int heaps, int stones) {
        return IntStream.range(0, heaps).map(heap -> stones).toArray();
    }

    private static String each(IntStream numbers, IntFunction<int[]> row) {
        return input(numbers.mapToObj(row).toList());
    }

    private static String input(List<int[]> rows) {
        return rows.stream().map(row -> row.length + "\n"
                + IntStream.of(row).mapToObj(String::valueOf).collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining("", rows.size() + "\n", ""));
    }
}
