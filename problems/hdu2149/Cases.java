package hdu2149;

import java.util.Random;
import nimsum.cases.Frame;

/** Lines {@code M N}, one or more, to the end of the file. */
public final class Cases extends nimsum.cases.Cases {

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        small("all 400 prices and largest raises up to 20", () -> everyLine(20));
        bruteForceSize(120);
        put("03-every-pair-up-to-20", () -> input(everyLine(20)));
        put("04-multiples-and-their-neighbours", () -> each(1, 40,
                n -> each(1, 9, j -> line(j * (n + 1) - 1, n) + line(j * (n + 1), n)
                        + line(j * (n + 1) + 1, n))));
        put("05-one-and-nothing-else", () -> each(1, 99, m -> line(m, 1)));
        put("08-largest-price", () -> each(1, most("N"), n -> line(most("M"), n)));
        put("10-random", () -> input(
                new Random(2149).ints(200).mapToObj(seed -> randomQuestion(new Random(seed), most("M")))));
        // Lines whose answers are short; their number is scaled. No judge is likely to ask more than 100000.
        largest("90-many-lines", eighths -> drawn(100_000, 12_500 * eighths, random -> {
            int most = 1 + random.nextInt(most("M") - 1);
            return line(most + 1 + random.nextInt(most("M") - most), most);
        }));
        put("91-long-answers", () -> largest(8) + line(1, most("N")).repeat(4000)); // more than fits the memory
    }

    /** The size is the largest price and raise; every second raise is at most 12, so that play is long. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return line(1 + random.nextInt(Math.min(size, most("M"))),
                1 + random.nextInt(Math.min(size, random.nextBoolean() ? most("N") : 12)));
    }
}
