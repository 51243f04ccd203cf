package hdu2149;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines <code>M N</code>, one or more, to the end of the file. */
public final class Cases extends LineCases {

    private static final int MOST = 1099;
    private static final Range NUMBER = new Range(1, MOST);
    private static final int SMALL = 20;
    /** The statement bounds no number of lines; these are more than a judge is likely to ask. */
    private static final int MANY = 100_000;
    /** Of lines with the longest answer: together more than fits the judge's memory. */
    private static final int MANY_LONG = 4000;

    public Cases() {
        super(Map.entry("M", NUMBER), Map.entry("N", NUMBER));
    }

    @Override
    public String smallScope() {
        return "all 400 prices and largest raises up to " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return everyLine(SMALL);
    }

    /**
     * Every second one has a small largest raise, so that play is long.
     *
     * @param size
     *            the largest price, and the largest raise
     */
    @Override
    public String random(Random random, int size) {
        int most = Math.min(size, MOST);
        int raise = random.nextBoolean() ? most : Math.min(most, 12);
        return line(1 + random.nextInt(most), 1 + random.nextInt(raise));
    }

    @Override
    public int bruteForceSize() {
        return 120;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("raise", new Range(0, MOST), "out.println(#largest#);"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-smallest", () -> line(1, 1));
        named.put("02-bought-at-once", () -> lines(IntStream.rangeClosed(1, 12), n -> line(1, n) + line(n, 12)));
        named.put("03-every-pair-up-to-20", () -> lines(IntStream.rangeClosed(1, 20),
                m -> lines(IntStream.rangeClosed(1, 20), n -> line(m, n))));
        named.put("04-multiples-and-their-neighbours", () -> lines(IntStream.rangeClosed(1, 40),
                n -> lines(IntStream.rangeClosed(1, 9), j -> lines(IntStream.rangeClosed(-1, 1),
                        d -> line(j * (n + 1) + d, n)))));
        named.put("05-one-and-nothing-else", () -> lines(IntStream.rangeClosed(1, 99), m -> line(m, 1)));
        named.put("06-text-is-not-in-order", () -> line(9, 10) + line(8, 12) + line(95, 105) + line(998, 1003));
        named.put("07-prices-around-a-thousand", () -> lines(IntStream.rangeClosed(990, 1010),
                m -> line(m, 9) + line(m, 499) + line(m, 1000)));
        named.put("08-largest-price", () -> lines(IntStream.rangeClosed(1, MOST), n -> line(MOST, n)));
        named.put("09-longest-answer", () -> line(1, MOST));
        named.put("10-random", () -> {
            Random random = new Random(2149);
            return lines(IntStream.range(0, 200), i -> random(random, MOST));
        });
        named.put("90-many-lines", () -> largest(8));
        named.put("91-long-answers", () -> largest(8) + line(1, MOST).repeat(MANY_LONG));
        return named;
    }

    /** Lines whose answers are short; their number is scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(MANY);
        return lines(IntStream.range(0, MANY / 8 * eighths), i -> {
            int most = 1 + random.nextInt(MOST - 1);
            return line(most + 1 + random.nextInt(MOST - most), most);
        });
    }
}
