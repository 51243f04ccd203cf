package hdu1536;

import static hdu1536.Inputs.decreasing;
import static hdu1536.Inputs.increasing;
import static hdu1536.Inputs.input;
import static hdu1536.Inputs.pairs;
import static hdu1536.Inputs.set;
import static hdu1536.Inputs.single;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Sets with positions: a line with a set, one with the number of positions, and a line a position; then a line 0. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST = 100, MOST_STONES = 10_000;
    private static final Range SIZE = new Range(1, MOST), POSITIONS = new Range(1, MOST), HEAPS = new Range(1, MOST);
    private static final Range TAKES = new Range(1, MOST_STONES), STONES = new Range(0, MOST_STONES);
    private static final int SMALL_TAKES = 4, SMALL_HEAPS = 2, SMALL_STONES = 7;
    /** So many times the largest take is the largest heap of a random position. */
    private static final int MOST_TAKEN = 3;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        do {
            checkSet(input);
            int positions = input.integer("m");
            input.newline();
            for (int i = 0; i < positions; i++) {
                checkNumbers(input, input.integer("l"), "h", STONES);
            }
            if (input.atEnd()) {
                throw input.invalid("missing-zero", "the input ends without a line 0");
            }
        } while (!input.at('0'));
        input.number("last-line", new Range(0, 0));
        input.newline();
    }

    private static void checkSet(StrictText input) {
        int size = input.integer("k");
        Set<Integer> takes = checkNumbers(input, size, "s", TAKES);
        if (takes.size() < size) {
            throw input.invalid("s-twice", "a number is twice in the set");
        }
    }

    /** The rest of a line. */
    private static Set<Integer> checkNumbers(StrictText input, int count, String name, Range range) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            input.blank();
            numbers.add(input.integer(name, range));
        }
        input.newline();
        return numbers;
    }

    @Override
    public String smallScope() {
        // (4 + 12 + 24 + 24) * (8 + 64).
        return "all 4608 ways to have a set up to " + SMALL_TAKES + " in any order and up to " + SMALL_HEAPS
                + " heaps of up to " + SMALL_STONES + " stones";
    }

    @Override
    public Stream<String> small() {
        return orders(List.of()).flatMap(takes -> IntStream.rangeClosed(1, SMALL_HEAPS).boxed()
                .flatMap(heaps -> HeapRows.every(heaps, 0, SMALL_STONES)).map(row -> input(set(takes, List.of(row)))));
    }

    /** Each way to write down a set that begins with these numbers, the set of these alone included unless it is empty. */
    private static Stream<List<Integer>> orders(List<Integer> first) {
        Stream<List<Integer>> longer = IntStream.rangeClosed(1, SMALL_TAKES).boxed()
                .filter(take -> !first.contains(take))
                .flatMap(take -> orders(Stream.concat(first.stream(), Stream.of(take)).toList()));
        return first.isEmpty() ? longer : Stream.concat(Stream.of(first), longer);
    }

    /**
     * The heaps are not much larger than the largest take, and every third position has its last heap again in front, so that
     * the nim-sum is more often 0.
     *
     * @param size
     *            stones of the largest heap; there are up to three heaps and one more for each hundred stones, more often few
     */
    @Override
    public String random(Random random, int size) {
        List<Integer> takes = randomTakes(random, Math.min(size, MOST_STONES));
        return input(set(takes, List.of(randomRow(random, takes, size))));
    }

    @Override
    public int bruteForceSize() {
        return 7;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("Grundy value", new Range(0, MOST), "nimSum ^= #grundy[heaps[heap]]#;"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-empty-heap", () -> input(set(List.of(1), List.of(new int[]{0}))));
        named.put("02-takes-in-decreasing-order", () -> input(single(List.of(5, 2), 0, 100),
                single(List.of(9, 7, 4, 2, 1), 0, 100), single(decreasing(100), 9_901, 100)));
        named.put("03-no-take-small-enough", () -> input(single(List.of(100, 50), 0, 100),
                set(List.of(10_000), List.of(new int[]{9_999, 9_999, 9_999}, new int[]{10_000}, new int[]{0}))));
        named.put("04-value-100", () -> input(single(increasing(1, 100), 0, 100), single(increasing(1, 100), 100, 100),
                single(increasing(1, 100), 9_901, 100)));
        named.put("05-equal-heaps", () -> input(set(List.of(1, 3, 4), IntStream.rangeClosed(1, 100)
                .mapToObj(i -> new int[]{i, i}).toList())));
        named.put("06-won-heaps-lost-together-or-not",
                () -> input(pairs(List.of(2, 5), 10), pairs(List.of(1, 2, 3), 10),
                        pairs(List.of(1, 4), 10)));
        named.put("07-not-periodic-from-the-start",
                () -> input(single(List.of(1, 3, 4), 0, 100), single(List.of(2, 4, 7), 0, 100),
                        single(List.of(1, 2, 8, 10), 0, 100), single(List.of(5, 11, 12, 31), 0, 100)));
        named.put("08-set-after-set", () -> input(IntStream.rangeClosed(1, 20)
                .mapToObj(i -> single(i % 2 == 0 ? List.of(i) : increasing(1, i), 50 * i, 20)).toArray(String[]::new)));
        named.put("09-largest-heap-last", () -> input(single(List.of(1, 2), 0, 100), set(List.of(3, 2),
                List.of(new int[]{1}, new int[]{5, 2}, new int[]{2, 4, 9_000}))));
        named.put("10-every-set-up-to-5", () -> input(IntStream.range(1, 32).mapToObj(
                bits -> single(IntStream.rangeClosed(1, 5).filter(i -> (bits >> i - 1 & 1) != 0).boxed().toList(), 0,
                        60))
                .toArray(String[]::new)));
        named.put("11-random-small", () -> randomSets(11, 100, 20, 10));
        named.put("12-random", () -> randomSets(12, 10, MOST_STONES, 20));
        named.put("13-values-past-64", () -> input(set(increasing(1, 100), IntStream.rangeClosed(1, 100)
                .mapToObj(i -> i < 50 ? new int[]{50 + i, 51 + i} : new int[]{i, i + 101 * (i - 40)}).toList())));
        named.put("90-largest", () -> largest(8));
        named.put("91-largest-scattered-takes", () -> {
            Random random = new Random(91);
            List<Integer> takes = random.ints(1, MOST_STONES + 1).distinct().limit(MOST).boxed().toList();
            return input(largeSet(random, takes, MOST_STONES));
        });
        return named;
    }

    /** Each ends with a line 0. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(input(inputs.stream().map(input -> input.substring(0, input.length() - 2))
                .toArray(String[]::new)));
    }

    /** The heaps are scaled; the set has all numbers up to 100, the largest first. */
    @Override
    public String largest(int eighths) {
        return input(largeSet(new Random(90), decreasing(MOST), MOST_STONES / 8 * eighths));
    }

    private static String largeSet(Random random, List<Integer> takes, int most) {
        return set(takes, IntStream.range(0, MOST)
                .mapToObj(i -> random.ints(MOST, Math.min(1000, most), most + 1).toArray()).toList());
    }

    private static String randomSets(int seed, int count, int size, int positions) {
        Random random = new Random(seed);
        return input(IntStream.range(0, count).mapToObj(i -> {
            List<Integer> takes = randomTakes(random, size);
            return set(takes, IntStream.range(0, positions).mapToObj(j -> randomRow(random, takes, size)).toList());
        }).toArray(String[]::new));
    }

    private static List<Integer> randomTakes(Random random, int most) {
        int largest = 1 + random.nextInt(most);
        int size = 1 + random.nextInt(Math.min(MOST, largest));
        return random.ints(1, largest + 1).distinct().limit(size).boxed().toList();
    }

    private static int[] randomRow(Random random, List<Integer> takes, int size) {
        int largest = takes.stream().reduce(0, Math::max);
        int most = Math.min(Math.min(size, MOST_STONES), MOST_TAKEN * largest);
        int[] row = random.ints(1 + random.nextInt(1 + random.nextInt(Math.min(3 + size / 100, MOST))), 0, most + 1)
                .toArray();
        if (random.nextInt(3) == 0) {
            row[0] = row[row.length - 1];
        }
        return row;
    }
}
