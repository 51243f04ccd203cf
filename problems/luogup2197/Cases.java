package luogup2197;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A line <code>T</code>, then T times a line <code>n</code> and a line with the sizes of n heaps. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range ROWS = new Range(1, 10);
    private static final Range HEAPS = new Range(1, 10_000);
    private static final Range STONES = new Range(0, 9999);
    /** Heaps of a random row: a game of more would be long. */
    private static final int MOST_AT_RANDOM = 8;

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("T", ROWS);
        bounds.put("n", HEAPS);
        bounds.put("a", STONES);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        int rows = input.integer("T", ROWS);
        input.newline();
        for (int row = 0; row < rows; row++) {
            int heaps = input.integer("n", HEAPS);
            input.newline();
            input.line(heaps, "a", STONES);
        }
        input.end();
    }

    @Override
    public String smallScope() {
        // 7 + 49 + 343 + 81.
        return "all 480 rows of up to three heaps of up to 6 stones, and of four of up to 2";
    }

    @Override
    public Stream<String> small() {
        return Stream
                .of(HeapRows.every(1, 0, 6), HeapRows.every(2, 0, 6), HeapRows.every(3, 0, 6), HeapRows.every(4, 0, 2))
                .flatMap(rows -> rows).map(Cases::input);
    }

    /**
     * Every second row is lost for the player to move: of heaps at random hardly any is.
     *
     * @param size
     *            stones of the largest heap; there is at most one heap more than it has binary digits, and not more than 8
     */
    @Override
    public String random(Random random, int size) {
        int most = (int) Math.min(size, STONES.max());
        int heaps = 1 + random.nextInt(Math.min(Integer.toBinaryString(most).length() + 1, MOST_AT_RANDOM));
        return input(
                random.nextBoolean() ? HeapRows.lostInNim(random, heaps, most) : HeapRows.random(random, heaps, most));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-no-stones", () -> input(of(0)));
        named.put("02-one-heap", () -> input(of(1), of(2), of(5000), of(9999), of(0)));
        named.put("03-equal-heaps", () -> input(of(7, 7), of(9999, 9999), of(3, 5, 3, 5), of(4, 4, 4), of(6, 6, 6, 6)));
        named.put("04-lost-without-equal-heaps",
                () -> input(of(1, 2, 3), of(4, 1, 5), of(6, 2, 4), of(7, 9, 14), of(8191, 4096, 4095)));
        named.put("05-even-total", () -> input(of(1, 3), of(2, 4), of(1, 2, 5), of(2, 4, 4), of(9998, 2)));
        named.put("06-largest-is-not-the-sum-of-the-others",
                () -> input(of(1, 1, 1, 1), of(2, 3, 2, 3), of(3, 5, 6), of(7, 11, 12), of(9, 9, 1, 1)));
        named.put("07-even-number-of-heaps", () -> input(of(1, 2), of(3, 4), of(1, 2, 4, 8), of(1, 2, 4, 7)));
        named.put("08-highest-power-in-pairs",
                () -> input(of(2, 3), of(4, 7, 2), of(8192, 8193), of(9, 8, 1), of(4, 6, 5)));
        named.put("09-largest-heaps-equal",
                () -> input(of(5, 5, 1), of(1, 9, 9), of(2, 8, 1, 8), of(9999, 3, 9999, 3)));
        named.put("10-empty-heaps-in-between",
                () -> input(of(0, 1), of(0, 0, 5), of(3, 0, 3), of(0, 6, 0, 5, 0, 3, 0), of(0, 0, 0)));
        named.put("11-heaps-of-1", () -> input(of(1, 1), of(1, 1, 1), of(1, 1, 1, 1), of(1, 0, 1), of(1)));
        named.put("12-nim-sum-above-every-heap",
                () -> input(of(8192, 1808), of(8191, 8192), of(9999, 6384), of(16, 8, 4, 2)));
        named.put("13-shorter-and-shorter-rows",
                () -> input(of(1, 2, 3, 4, 5), of(1, 1, 1), of(6, 5), of(8, 8), of(0)));
        named.put("14-every-size", () -> input(IntStream.rangeClosed(0, 9999).toArray()));
        named.put("15-every-size-but-1000",
                () -> input(IntStream.rangeClosed(0, 9999).filter(n -> n != 1000).toArray()));
        named.put("16-random", () -> mixed(16, 300));
        named.put("17-nim-sum-a-single-power",
                () -> input(IntStream.rangeClosed(4, 13).map(i -> 1 << i).mapToObj(power -> of(9, power + 5, 12))
                        .toArray(int[][]::new)));
        named.put("90-largest", () -> largest(8));
        return named;
    }

    @Override
    public Map<String, Supplier<String>> tolerated() {
        return Map.of("n-too-small.no-heap", () -> input(of(), of(5)));
    }

    /** The number of rows is small. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return nimsum.cases.Cases.joinedAfterCount(inputs, ROWS.max());
    }

    @Override
    public List<String> invalid() {
        return List.of("a-too-large.in-a-later-row", "missing-blank.row-too-short", "missing-newline.row-too-long");
    }

    /** The number of heaps in a row is scaled. */
    @Override
    public String largest(int eighths) {
        return mixed(90, (int) HEAPS.max() / 8 * eighths);
    }

    /** As many rows as there may be, every second one lost for the player to move. */
    private static String mixed(int seed, int heaps) {
        Random random = new Random(seed);
        int most = (int) STONES.max();
        return input(IntStream.range(0, (int) ROWS.max())
                .mapToObj(row -> row % 2 == 0
                        ? HeapRows.lostInNim(random, heaps, most)
                        : HeapRows.random(random, heaps, most))
                .toArray(int[][]::new));
    }

    private static int[] of(int... sizes) {
        return sizes;
    }

    private static String input(int[]... rows) {
        List<String> lines = new ArrayList<>(List.of(Integer.toString(rows.length)));
        for (int[] row : rows) {
            lines.add(Integer.toString(row.length));
            lines.add(IntStream.of(row).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        }
        return String.join("\n", lines) + "\n";
    }
}
