package luogup1247;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A line <code>k</code> and a line with the sizes of k heaps. */
public final class Cases extends nimsum.cases.Cases {

    /** Heaps of a random row: a game of more would be long. */
    private static final int MOST_AT_RANDOM = 8;
    private static final Range HEAPS = new Range(1, 500_000);
    private static final Range MATCHES = new Range(0, 1_000_000_000);
    private static final int MOST = (int) MATCHES.max();
    /** The highest power of two that a heap can hold. */
    private static final int POWER = 1 << 29;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int heaps = input.integer("k");
        input.newline();
        input.line(heaps, "n");
    }

    @Override
    public String smallScope() {
        // 7 + 49 + 343 + 81.
        return "all 480 rows of up to three heaps of up to 6 matches, and of four of up to 2";
    }

    @Override
    public Stream<String> small() {
        return Stream
                .of(HeapRows.every(1, 0, 6), HeapRows.every(2, 0, 6), HeapRows.every(3, 0, 6), HeapRows.every(4, 0, 2))
                .flatMap(rows -> rows).map(Cases::input);
    }

    /**
     * One row in four is lost for the player to move.
     *
     * @param size
     *            matches of the largest heap; there is at most one heap more than it has binary digits, and not more than 8
     */
    @Override
    public String random(Random random, int size) {
        int most = Math.min(size, MOST);
        int heaps = 1 + random.nextInt(Math.min(Integer.toBinaryString(most).length() + 1, MOST_AT_RANDOM));
        return input(random.nextInt(4) == 0
                ? HeapRows.lostInNim(random, heaps, most)
                : HeapRows.random(random, heaps, most));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("nim-sum", new Range(0, 2 * POWER - 1), "firstWinningHeap(heaps, #nimSum#);"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("nim-sum", sum -> sum <= MOST ? input((int) sum) : input((int) sum ^ POWER, POWER));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-no-matches", () -> input(0));
        named.put("02-one-heap", () -> input(MOST));
        named.put("03-lost", () -> input(1, 2, 3));
        named.put("04-every-heap-wins", () -> input(15, 8, 9, 13, 12));
        named.put("05-largest-heap-does-not-win", () -> input(4, 1, 4));
        named.put("06-winning-heap-last", () -> input(8, 9, 10, 11, 16, 16, 4));
        named.put("07-nim-sum-above-every-heap", () -> input(8, 4, 2, 1));
        named.put("08-smallest-winning-heap-in-the-middle", () -> input(3, 14, 9, 4, 8, 5));
        named.put("09-heap-taken-whole", () -> input(6, 9, 3, 6, 3));
        named.put("10-empty-heaps", () -> input(0, 0, 5, 0, 5, 7, 0));
        named.put("11-largest-heaps", () -> input(MOST, MOST, MOST, POWER, POWER - 1));
        named.put("12-lost-up-to-the-largest", () -> input(HeapRows.lostInNim(new Random(12), 200, MOST)));
        named.put("13-heaps-of-1", () -> input(IntStream.generate(() -> 1).limit(301).toArray()));
        named.put("14-random", () -> input(HeapRows.random(new Random(14), 300, MOST)));
        named.put("15-small-heaps", () -> input(HeapRows.random(new Random(15), 1000, 9)));
        named.put("90-winning-heap-last", () -> largest(8));
        return named;
    }

    /** The number of heaps is scaled. Only the last of them holds the highest power. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        int heaps = (int) HEAPS.max() / 8 * eighths;
        return input(IntStream.range(0, heaps)
                .map(i -> i < heaps - 1 ? POWER / 4 + random.nextInt(3 * (POWER / 4)) : MOST).toArray());
    }

    private static String input(int... sizes) {
        return IntStream.of(sizes).mapToObj(Integer::toString)
                .collect(Collectors.joining(" ", sizes.length + "\n", "\n"));
    }
}
