package nimproduct64;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;

/** The number of pairs; for each a line {@code A B}. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 32;
    /** All digits but the lowest ones, and so do products with it. */
    private static final long LARGE = 0xfedcba9876543210L;

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        small("all " + SMALL * SMALL + " pairs of numbers below " + SMALL, () -> everyPair(SMALL));
        bruteForceSize(48);
        inputsWith("A", a -> pair(a, LARGE));
        inputsWith("B", b -> pair(LARGE, b));
        secret("01-every-pair-below-64", () -> input(everyPair(64)));
        secret("02-powers-of-two",
                () -> input(HeapRows.every(2, 0, 63).map(powers -> pair(1L << powers[0], 1L << powers[1]))));
        secret("03-the-largest-and-what-has-one-digit-less", () -> forEach(0, 63, i -> pair(-1, ~(1L << i))));
        secret("04-around-the-sign", () -> input(LongStream.of(-1, 0, 1).boxed().flatMap(
                x -> Stream.of(pair(Long.MIN_VALUE + x, 1), pair(1, Long.MIN_VALUE + x),
                        pair(Long.MIN_VALUE + x, -1)))));
        IntStream.of(1, 2, 4, 8, 16, 32).forEach(digits -> secret(
                String.format(Locale.ROOT, "%02d-one-half-of-%d-digits", 5 + Integer.numberOfTrailingZeros(digits),
                        2 * digits),
                () -> halves(digits)));
        secret("11-random", () -> random(11, 2000, random -> pair(random.nextLong(), random.nextLong())));
        secret("12-70000-squares", () -> forEach(0, 69_999, v -> pair(v, v)));
        largest("90-largest", this::largestPart);
    }

    /** Both numbers are less than the size. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return pair(random.nextInt(size), random.nextInt(size));
    }

    /** Returns each of some numbers with each of a thousand others; the numbers are scaled. */
    private String largestPart(int eighths) {
        int side = (int) Math.sqrt(max("T"));
        List<String> numbers = new Random(90).longs(2L * side).mapToObj(Long::toUnsignedString).toList();
        return input(numbers.stream().limit(side * eighths / 8).flatMap(
                a -> numbers.stream().skip(side).map(b -> a + " " + b + "\n")));
    }

    /** Numbers of one half, high or low, and whole ones: in their products a term of the formula in halves is 0. */
    private String halves(int digits) {
        Random random = new Random(digits);
        long low = (1L << digits) - 1;
        long[] masks = {low, low << digits, low | low << digits};
        return forEach(0, 99, i -> pair(random.nextLong() & masks[i % 3], random.nextLong() & masks[i / 3 % 3]));
    }

    private static Stream<String> everyPair(int size) {
        return HeapRows.every(2, 0, size - 1).map(pair -> pair(pair[0], pair[1]));
    }

    private static String pair(long a, long b) {
        return Long.toUnsignedString(a) + " " + Long.toUnsignedString(b) + "\n";
    }
}
