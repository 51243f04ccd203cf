package hdu2149;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines {@code M N}, one or more, to the end of the file. */
public final class Cases extends LineCases {

    @Override
    public String smallScope() {
        return "all 400 prices and largest raises up to 20";
    }

    @Override
    public Stream<String> small() {
        return everyLine(20);
    }

    /** The size is the largest price and raise; every second raise is at most 12, so that play is long. */
    @Override
    public String random(Random random, int size) {
        return line(1 + random.nextInt(Math.min(size, most("M"))),
                1 + random.nextInt(Math.min(size, random.nextBoolean() ? most("N") : 12)));
    }

    @Override
    public int bruteForceSize() {
        return 120;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("raise", new Range(0, most("N")), "Main.largest"));
    }

    @Override
    protected void name(Named named) {
        named.put("03-every-pair-up-to-20", () -> lines(everyLine(20)));
        named.put("04-multiples-and-their-neighbours", () -> lines(IntStream.rangeClosed(1, 40),
                n -> lines(IntStream.rangeClosed(1, 9), j -> line(j * (n + 1) - 1, n) + line(j * (n + 1), n)
                        + line(j * (n + 1) + 1, n))));
        named.put("05-one-and-nothing-else", () -> lines(IntStream.rangeClosed(1, 99), m -> line(m, 1)));
        named.put("08-largest-price", () -> lines(IntStream.rangeClosed(1, most("N")), n -> line(most("M"), n)));
        named.put("10-random", () -> lines(
                new Random(2149).ints(200).mapToObj(seed -> random(new Random(seed), most("M")))));
        named.put("90-many-lines", () -> largest(8));
        named.put("91-long-answers", () -> largest(8) + line(1, most("N")).repeat(4000)); // more than fits the memory
    }

    /** Lines whose answers are short; their number is scaled. No judge is likely to ask more than 100000. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(100_000);
        return lines(IntStream.range(0, 12_500 * eighths), i -> {
            int most = 1 + random.nextInt(most("M") - 1);
            return line(most + 1 + random.nextInt(most("M") - most), most);
        });
    }
}
