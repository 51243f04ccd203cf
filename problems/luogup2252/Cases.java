package luogup2252;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.input.Frame;

/** Lines {@code a b}, one or more, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    /** The judges tell no bound. */
    private static final int MAX_LINES = 100_000;
    /** The difference of the largest lost pair. */
    static final int LARGEST_DIFFERENCE = 381_966_011;
    /** The differences at which the golden ratio in doubles misses the lost pair. */
    static final List<Integer> DOUBLE_FAILS = List.of(102_334_155, 141_422_324, 180_510_493, 204_668_310, 219_598_662,
            243_756_479, 267_914_296, 282_844_648, 307_002_465, 321_932_817, 336_863_169, 346_090_634, 361_020_986,
            370_248_451);

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // 71 * 71
        small("all 5041 pairs of heaps up to 70 and 70", () -> everyLine(70));
        bruteForceSize(60);
        computed("difference", 0, max("a"));
        inputsWith("difference", difference -> line(0, difference));
        secret("05-every-pair-up-to-20", () -> input(everyLine(20)));
        secret("06-lost-pairs-in-both-orders", () -> forEach(0, 999, d -> {
            long small = smallerOfLost(d);
            return line(small, small + d) + line(small + d, small);
        }));
        secret("07-heaps-in-golden-ratio", () -> forEach(1, 1000, small -> line(small, smallerOfLost(small) + 1)));
        secret("08-products-past-int", () -> forEach(28_630, 28_649, Cases::aroundLost));
        secret("10-rounded-to-doubles", () -> input(DOUBLE_FAILS.stream().map(Cases::aroundLost)));
        secret("11-fibonacci-differences", () -> input(sequence(1, 2).map(Cases::aroundLost)));
        secret("12-lucas-differences", () -> input(sequence(1, 3).map(Cases::aroundLost)));
        secret("15-random", () -> randomLines(1000, max("a")));
        // Scales the lines.
        largest("90-largest", eighths -> randomLines(MAX_LINES / 8 * eighths, max("a")));
    }

    /**
     * One pair in four is anywhere, and the others are within a stone of a lost one: there is only one of those to each
     * heap. The size counts stones of the larger heap.
     */
    @Override
    protected String randomQuestion(Random random, int size) {
        int max = Math.min(size, max("a"));
        if (random.nextInt(4) == 0) {
            return line(random.nextInt(max + 1), random.nextInt(max + 1));
        }
        int difference = random.nextInt((int) (max * 8L / 21) + 1);
        long small = smallerOfLost(difference);
        long a = clamp(small + random.nextInt(3) - 1, max);
        long b = clamp(small + difference + random.nextInt(3) - 1, max);
        return random.nextBoolean() ? line(a, b) : line(b, a);
    }

    private String randomLines(int count, int size) {
        return random(2252, count, random -> randomQuestion(random, size));
    }

    /** Returns the lost pair of a difference and those next to it, two of them with the larger heap first. */
    private static String aroundLost(int difference) {
        long small = smallerOfLost(difference);
        long large = small + difference;
        return line(small, large) + line(large + 1, small + 1) + line(small, large + 1) + line(large, small + 1)
                + (small == 0 ? "" : line(small - 1, large - 1));
    }

    /** Returns floor(d * phi) as floor((d + sqrt(5 d^2)) / 2). */
    private static long smallerOfLost(int difference) {
        long square = (long) difference * difference;
        return (BigInteger.valueOf(5 * square).sqrt().longValue() + difference) / 2;
    }

    /** Returns the sequence in which each number is the sum of the two before, as far as there are lost pairs. */
    private static Stream<Integer> sequence(int first, int second) {
        return Stream.iterate(new int[]{first, second}, pair -> pair[0] <= LARGEST_DIFFERENCE,
                pair -> new int[]{pair[1], pair[0] + pair[1]}).map(pair -> pair[0]);
    }

    private static long clamp(long stones, int max) {
        return Math.max(0, Math.min(stones, max));
    }
}
