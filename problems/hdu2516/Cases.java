package hdu2516;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines {@code n}, one or more, then a line {@code 0}. */
public final class Cases extends nimsum.cases.Cases {

    /** The statement bounds no number of heaps; this is more than a judge is likely to ask. */
    private static final int MANY = 100_000;

    /** Stones of a heap: more than an int where one asks what lies past the bound. */
    private long most() {
        return bounds().get("n").max();
    }

    @Override
    protected void check(StrictText input) {
        do {
            input.number("n");
            input.newline();
            if (input.atEnd()) {
                throw input.invalid("missing-zero", "the input ends without a line 0");
            }
        } while (!input.at('0'));
        input.number("last-line", new Range(0, 0));
        input.newline();
    }

    @Override
    public String smallScope() {
        return "all 1599 heaps of up to 1600 stones";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(least("n"), 1600).mapToObj(n -> heaps(LongStream.of(n)));
    }

    /** A heap of up to 1 + 2^size stones; every second one is a Fibonacci number or next to one. */
    @Override
    public String random(Random random, int size) {
        return heaps(LongStream.of(randomHeap(random, Math.min(most(), 1 + (1L << Math.min(size, 31))))));
    }

    /** A heap of up to so many stones. */
    @Override
    public String start(Random random, int size) {
        return heaps(LongStream.of(randomHeap(random, Math.max(least("n"), Math.min(size, most())))));
    }

    @Override
    public int bruteForceSize() {
        return 10;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("Fibonacci number", new Range(1, 1_836_311_903),
                "Main.fibonacci[]"));
    }

    @Override
    protected void name(Named named) {
        named.put("04-every-heap-up-to-3000", () -> heaps(LongStream.rangeClosed(least("n"), 3000)));
        named.put("05-every-fibonacci-number", () -> heaps(fibonacciNumbers(most())));
        named.put("06-next-to-fibonacci-numbers",
                () -> heaps(fibonacciNumbers(most()).flatMap(f -> LongStream.of(f - 1, f + 1))
                        .filter(n -> n >= least("n"))));
        named.put("08-three-terms", () -> heaps(fibonacciNumbers(most()).filter(f -> f >= 8).map(f -> f + 4)));
        named.put("09-powers-of-two", () -> heaps(IntStream.range(1, 31).mapToLong(k -> 1L << k)));
        named.put("11-where-5-n-n-passes-63-bits", () -> heaps(LongStream.rangeClosed(1_358_187_900, 1_358_187_930)));
        named.put("12-top-of-the-range", () -> heaps(LongStream.rangeClosed(most() - 100, most())));
        named.put("13-random", () -> {
            Random random = new Random(2516);
            return heaps(LongStream.generate(() -> randomHeap(random, most())).limit(2000));
        });
        named.put("90-many-heaps", () -> largest(8));
    }

    /** Each ends with a line 0. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(inputs.stream().map(input -> input.replaceFirst("(?m)^0\n", ""))
                .collect(Collectors.joining("", "", "0\n")));
    }

    /** The number of heaps is scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(MANY);
        return heaps(LongStream.generate(() -> randomHeap(random, most())).limit(MANY * eighths / 8));
    }

    private long randomHeap(Random random, long most) {
        long uniform = least("n") + (random.nextInt() & Integer.MAX_VALUE) % (most - least("n") + 1);
        if (random.nextBoolean()) {
            return uniform;
        }
        long[] fibonacci = fibonacciNumbers(most).toArray();
        long near = fibonacci[random.nextInt(fibonacci.length)] + random.nextInt(3) - 1;
        return Math.max(least("n"), Math.min(near, most));
    }

    /** 2, 3, 5, 8, ... */
    private static LongStream fibonacciNumbers(long most) {
        LongStream.Builder numbers = LongStream.builder();
        long last = 2;
        long next = 3;
        while (last <= most) {
            numbers.add(last);
            next += last;
            last = next - last;
        }
        return numbers.build();
    }

    /** A line a heap, and the line 0. */
    private static String heaps(LongStream stones) {
        return LongStream.concat(stones, LongStream.of(0)).mapToObj(n -> n + "\n").collect(Collectors.joining());
    }
}
