package hdu2516;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>n</code>, then a line <code>0</code>. */
public final class Cases implements nimsum.cases.Cases {

    private static final int FEWEST = 2, MOST = Integer.MAX_VALUE;
    private static final Range HEAP = new Range(FEWEST, MOST);
    private static final int SMALL = 1600;
    /** The statement bounds no number of heaps; this is more than a judge is likely to ask. */
    private static final int MANY = 100_000;

    @Override
    public Map<String, Range> bounds() {
        return Map.of("n", HEAP);
    }

    @Override
    public void check(StrictText input) {
        while (!input.at('0')) {
            if (input.atEnd()) {
                throw input.invalid("no-zero", "the input ends without its line 0");
            }
            input.number("n", HEAP);
            input.newline();
        }
        input.number("last-line", new Range(0, 0));
        input.newline();
        input.end();
    }

    @Override
    public String smallScope() {
        return "every heap of up to " + SMALL + " stones";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(FEWEST, SMALL).mapToObj(n -> heaps(LongStream.of(n)));
    }

    /** A heap of up to 1 + 2^size stones; every second one is a Fibonacci number or next to one. */
    @Override
    public String random(Random random, int size) {
        return heaps(LongStream.of(randomHeap(random, Math.min(MOST, 1 + (1L << Math.min(size, 31))))));
    }

    @Override
    public int bruteForceSize() {
        return 10;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-many-heaps", () -> {
            Random random = new Random(MANY);
            return heaps(LongStream.generate(() -> randomHeap(random, MOST)).limit(MANY));
        });
        return named;
    }

    private static long randomHeap(Random random, long most) {
        long uniform = FEWEST + (random.nextInt() & Integer.MAX_VALUE) % (most - FEWEST + 1);
        if (random.nextBoolean()) {
            return uniform;
        }
        long[] fibonacci = fibonacciNumbers().takeWhile(f -> f <= most).toArray();
        long near = fibonacci[random.nextInt(fibonacci.length)] + random.nextInt(3) - 1;
        return Math.max(FEWEST, Math.min(near, most));
    }

    /** 2, 3, 5, 8, ... as far as heaps go. */
    private static LongStream fibonacciNumbers() {
        return Stream.iterate(new long[]{2, 3}, pair -> new long[]{pair[1], pair[0] + pair[1]})
                .mapToLong(pair -> pair[0])
                .takeWhile(f -> f <= MOST);
    }

    /** A line a heap, and the line 0. */
    private static String heaps(LongStream stones) {
        return LongStream.concat(stones, LongStream.of(0)).mapToObj(n -> n + "\n").collect(Collectors.joining());
    }
}
