package hdu2149;

import java.util.Random;
import nimsum.input.Frame;

/** Lines {@code M N}, one or more, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        small("all 400 prices and largest raises up to 20", () -> everyLine(20));
        bruteForceSize(120);
        secret("03-every-pair-up-to-20", () -> input(everyLine(20)));
        secret("04-multiples-and-their-neighbours", () -> forEach(1, 40,
                n -> forEach(1, 9, j -> line(j * (n + 1) - 1, n) + line(j * (n + 1), n)
                        + line(j * (n + 1) + 1, n))));
        secret("05-one-and-nothing-else", () -> forEach(1, 99, m -> line(m, 1)));
        secret("08-largest-price", () -> forEach(1, max("N"), n -> line(max("M"), n)));
        secret("10-random", () -> input(
                new Random(2149).ints(200).mapToObj(seed -> randomQuestion(new Random(seed), max("M")))));
        // Lines whose answers are short; their number is scaled. No judge is likely to ask more than 100000.
        largest("90-many-lines", eighths -> random(100_000, 12_500 * eighths, random -> {
            int maxRaise = 1 + random.nextInt(max("M") - 1);
            return line(maxRaise + 1 + random.nextInt(max("M") - maxRaise), maxRaise);
        }));
        secret("91-long-answers", () -> largest(8) + line(1, max("N")).repeat(4000)); // more than fits the memory
    }

    /** The size is the largest price and raise; every second raise is at most 12, so that play is long. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return line(1 + random.nextInt(Math.min(size, max("M"))),
                1 + random.nextInt(Math.min(size, random.nextBoolean() ? max("N") : 12)));
    }
}
