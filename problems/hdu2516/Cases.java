package hdu2516;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import nimsum.input.Frame;

/** Lines {@code n}, one or more, then a line {@code 0}. */
public final class Cases extends nimsum.input.Cases {

    /** The statement bounds no number of heaps; this is more than a judge is likely to ask. */
    private static final int MANY = 100_000;

    /** Returns a {@code long}, since one may ask for cases past the bound. */
    private long maxStones() {
        return bounds().get("n").max();
    }

    @Override
    protected void describe() {
        frame(Frame.CLOSING_ZERO);
        small("all 1599 heaps of up to 1600 stones", () -> IntStream.rangeClosed(min("n"), 1600).mapToObj(Cases::line));
        bruteForceSize(10);
        secret("04-every-heap-up-to-3000", () -> heaps(LongStream.rangeClosed(min("n"), 3000)));
        secret("05-every-fibonacci-number", () -> heaps(fibonacciNumbers(maxStones())));
        secret("06-next-to-fibonacci-numbers",
                () -> heaps(fibonacciNumbers(maxStones()).flatMap(f -> LongStream.of(f - 1, f + 1))
                        .filter(n -> n >= min("n"))));
        secret("08-three-terms", () -> heaps(fibonacciNumbers(maxStones()).filter(f -> f >= 8).map(f -> f + 4)));
        secret("09-powers-of-two", () -> heaps(IntStream.range(1, 31).mapToLong(k -> 1L << k)));
        secret("11-where-5-n-n-passes-63-bits", () -> heaps(LongStream.rangeClosed(1_358_187_900, 1_358_187_930)));
        secret("12-top-of-the-range", () -> heaps(LongStream.rangeClosed(maxStones() - 100, maxStones())));
        secret("13-random", () -> random(2516, 2000, random -> line(randomHeap(random, maxStones()))));
        // The number of heaps is scaled.
        largest("90-many-heaps",
                eighths -> random(MANY, MANY * eighths / 8, random -> line(randomHeap(random, maxStones()))));
    }

    /** A heap of up to 1 + 2^size stones; every second one is a Fibonacci number or next to one. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return line(randomHeap(random, Math.min(maxStones(), 1 + (1L << Math.min(size, 31)))));
    }

    /** The size bounds the stones. */
    @Override
    protected String startQuestion(Random random, int size) {
        return line(randomHeap(random, Math.max(min("n"), Math.min(size, maxStones()))));
    }

    private long randomHeap(Random random, long max) {
        long uniform = min("n") + (random.nextInt() & Integer.MAX_VALUE) % (max - min("n") + 1);
        if (random.nextBoolean()) {
            return uniform;
        }
        long[] fibonacci = fibonacciNumbers(max).toArray();
        long near = fibonacci[random.nextInt(fibonacci.length)] + random.nextInt(3) - 1;
        return Math.max(min("n"), Math.min(near, max));
    }

    private static LongStream fibonacciNumbers(long max) {
        LongStream.Builder numbers = LongStream.builder();
        long last = 2;
        long next = 3;
        while (last <= max) {
            numbers.add(last);
            next += last;
            last = next - last;
        }
        return numbers.build();
    }

    private String heaps(LongStream stones) {
        return input(stones.mapToObj(Cases::line));
    }
}
