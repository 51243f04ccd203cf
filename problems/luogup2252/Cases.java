package luogup2252;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines {@code a b}, one or more, to the end of the file. */
public final class Cases extends LineCases {

    /** The judges tell no bound. */
    private static final int MOST_LINES = 100_000;
    /** The difference of the largest lost pair. */
    static final int LARGEST_DIFFERENCE = 381_966_011;
    /** The differences at which the golden ratio in doubles misses the lost pair. */
    static final List<Integer> DOUBLE_FAILS = List.of(102_334_155, 141_422_324, 180_510_493, 204_668_310, 219_598_662,
            243_756_479, 267_914_296, 282_844_648, 307_002_465, 321_932_817, 336_863_169, 346_090_634, 361_020_986,
            370_248_451);

    @Override
    public String smallScope() {
        return "all 5041 pairs of heaps up to 70 and 70"; // 71 * 71
    }

    @Override
    public Stream<String> small() {
        return everyLine(70);
    }

    /**
     * One pair in four is anywhere, and the others are within a stone of a lost one: there is only one of those to each
     * heap. The size counts stones of the larger heap.
     */
    @Override
    public String random(Random random, int size) {
        int most = Math.min(size, most("a"));
        if (random.nextInt(4) == 0) {
            return line(random.nextInt(most + 1), random.nextInt(most + 1));
        }
        int difference = random.nextInt((int) (most * 8L / 21) + 1);
        long small = smallerOfLost(difference);
        long a = clamp(small + random.nextInt(3) - 1, most);
        long b = clamp(small + difference + random.nextInt(3) - 1, most);
        return random.nextBoolean() ? line(a, b) : line(b, a);
    }

    @Override
    public int bruteForceSize() {
        return 60;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("product", new Range(0, (long) most("a") * most("b")),
                        "Main *"),
                new Computed("difference", new Range(0, most("a")), "Main.difference"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("difference", difference -> line(0, difference));
    }

    @Override
    protected void name(Named named) {
        named.put("05-every-pair-up-to-20", () -> lines(everyLine(20)));
        named.put("06-lost-pairs-in-both-orders", () -> lines(IntStream.range(0, 1000), d -> {
            long small = smallerOfLost(d);
            return line(small, small + d) + line(small + d, small);
        }));
        named.put("07-heaps-in-golden-ratio",
                () -> lines(IntStream.rangeClosed(1, 1000), small -> line(small, smallerOfLost(small) + 1)));
        named.put("08-products-past-int", () -> lines(IntStream.range(28_630, 28_650), Cases::aroundLost));
        named.put("09-products-past-unsigned-int", () -> lines(IntStream.range(40_490, 40_510), Cases::aroundLost));
        named.put("10-rounded-to-doubles",
                () -> lines(DOUBLE_FAILS.stream().mapToInt(Integer::intValue), Cases::aroundLost));
        named.put("11-fibonacci-differences", () -> lines(sequence(1, 2), Cases::aroundLost));
        named.put("12-lucas-differences", () -> lines(sequence(1, 3), Cases::aroundLost));
        named.put("14-random-up-to-1000", () -> randomLines(1000, 1000));
        named.put("15-random", () -> randomLines(1000, most("a")));
        named.put("90-largest", () -> largest(8));
    }

    /** Scales the lines. */
    @Override
    public String largest(int eighths) {
        return randomLines(MOST_LINES / 8 * eighths, most("a"));
    }

    private String randomLines(int count, int size) {
        Random random = new Random(2252);
        return lines(IntStream.range(0, count), i -> random(random, size));
    }

    /** The lost pair of a difference and the pairs that a rounding error takes for it, the larger heap first in two. */
    private static String aroundLost(int difference) {
        long small = smallerOfLost(difference);
        long large = small + difference;
        return line(small, large) + line(large + 1, small + 1) + line(small, large + 1) + line(large, small + 1)
                + (small == 0 ? "" : line(small - 1, large - 1));
    }

    /** floor(d * phi) = floor((d + sqrt(5 d^2)) / 2). */
    private static long smallerOfLost(int difference) {
        long square = (long) difference * difference;
        return (BigInteger.valueOf(5 * square).sqrt().longValue() + difference) / 2;
    }

    /** The sequence in which each number is the sum of the two before, as far as there are lost pairs. */
    private static IntStream sequence(int first, int second) {
        return Stream.iterate(new int[]{first, second}, pair -> pair[0] <= LARGEST_DIFFERENCE,
                pair -> new int[]{pair[1], pair[0] + pair[1]}).mapToInt(pair -> pair[0]);
    }

    private static long clamp(long stones, int most) {
        return Math.max(0, Math.min(stones, most));
    }
}
