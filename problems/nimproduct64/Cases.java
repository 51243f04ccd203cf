package nimproduct64;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.StrictText;

/** The number of pairs; for each a line {@code A B}. */
public final class Cases extends CountedCases {

    private static final int SMALL = 32;
    /** All digits but the lowest ones, and so do products with it. */
    private static final long LARGE = 0xfedcba9876543210L;

    @Override
    protected int checkQuestion(StrictText input) {
        input.number("A");
        input.blank();
        input.number("B");
        input.newline();
        return 1;
    }

    @Override
    public String smallScope() {
        return "all " + SMALL * SMALL + " pairs of numbers below " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return everyPair(SMALL).map(pair -> input(List.of(pair)));
    }

    /** Both numbers are less than the size. */
    @Override
    public String random(Random random, int size) {
        return input(List.of(pair(random.nextInt(size), random.nextInt(size))));
    }

    @Override
    public int bruteForceSize() {
        return 48;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("A", bounds().get("A"), "Main.first"),
                new Computed("B", bounds().get("B"), "Main.second"),
                new Computed("product", bounds().get("A"), "Main.product"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("A", a -> input(List.of(pair(a, LARGE))), "B", b -> input(List.of(pair(LARGE, b))));
    }

    @Override
    protected void name(Named named) {
        named.put("01-every-pair-below-64", () -> input(everyPair(64).toList()));
        named.put("02-powers-of-two", () -> input(IntStream.range(0, 64).boxed()
                .flatMap(i -> IntStream.range(0, 64).mapToObj(j -> pair(1L << i, 1L << j))).toList()));
        named.put("03-the-largest-and-what-has-one-digit-less", () -> input(
                IntStream.range(0, 64).mapToObj(i -> pair(-1, ~(1L << i))).toList()));
        named.put("04-around-the-sign", () -> input(LongStream.of(-1, 0, 1).boxed().flatMap(
                x -> Stream.of(pair(Long.MIN_VALUE + x, 1), pair(1, Long.MIN_VALUE + x), pair(Long.MIN_VALUE + x, -1)))
                .toList()));
        IntStream.of(1, 2, 4, 8, 16, 32).forEach(digits -> named.put(
                String.format(Locale.ROOT, "%02d-one-half-of-%d-digits", 5 + Integer.numberOfTrailingZeros(digits),
                        2 * digits),
                () -> halves(digits)));
        named.put("11-random", () -> input(random(11, 2000)));
        named.put("12-70000-squares", () -> input(IntStream.range(0, 70_000).mapToObj(v -> pair(v, v)).toList()));
        named.put("90-largest", () -> largest(8));
    }

    /**
     * Each of some numbers with each of a thousand others, as a table of known products would help nobody; what is
     * scaled is how many.
     */
    @Override
    public String largest(int eighths) {
        int side = (int) Math.sqrt(most("T"));
        List<String> numbers = new Random(90).longs(2L * side).mapToObj(Long::toUnsignedString).toList();
        return input(numbers.stream().limit(side * eighths / 8).flatMap(
                a -> numbers.stream().skip(side).map(b -> a + " " + b + "\n")).toList());
    }

    /** Pairs of all digits, each as likely 0 as 1. */
    private static List<String> random(long seed, int pairs) {
        Random random = new Random(seed);
        return Stream.generate(() -> pair(random.nextLong(), random.nextLong())).limit(pairs).toList();
    }

    /** Numbers of one half, high or low, and whole ones: in their products a term of the formula in halves is 0. */
    private static String halves(int digits) {
        Random random = new Random(digits);
        long low = (1L << digits) - 1;
        long[] masks = {low, low << digits, low | low << digits};
        return input(IntStream.range(0, 100)
                .mapToObj(i -> pair(random.nextLong() & masks[i % 3], random.nextLong() & masks[i / 3 % 3])).toList());
    }

    private static Stream<String> everyPair(int size) {
        return IntStream.range(0, size).boxed().flatMap(a -> IntStream.range(0, size).mapToObj(b -> pair(a, b)));
    }

    private static String pair(long a, long b) {
        return Long.toUnsignedString(a) + " " + Long.toUnsignedString(b) + "\n";
    }
}
