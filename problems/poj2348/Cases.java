package poj2348;

import java.util.Random;
import java.util.function.IntSupplier;
import nimsum.input.Frame;

/** Lines {@code a b}, one or more, then a line {@code 0 0}. */
public final class Cases extends nimsum.input.Cases {

    /** Returns a {@code long}, since one may ask for cases past the bound. */
    private long maxNumber() {
        return bounds().get("a").max();
    }

    @Override
    protected void describe() {
        frame(Frame.CLOSING_ZEROS);
        small("all 1600 pairs of numbers up to 40", () -> everyLine(40));
        bruteForceSize(1000);
        secret("03-every-pair-up-to-50", () -> input(everyLine(50)));
        secret("04-fibonacci-pairs", () -> random(4, 300, random -> withQuotients(random, () -> 1, maxNumber())));
        secret("05-random", () -> random(5, 600, random -> randomQuestion(random, Integer.MAX_VALUE)));
        secret("06-top-of-the-range", () -> forEach(0, 99, less -> line(maxNumber() - less, maxNumber() / 2 + 1)));
        // Scales the lines. The judges do not bound their number, and 10000 lines are our choice.
        largest("90-many-pairs",
                eighths -> random(90, 1250 * eighths, random -> randomQuestion(random, Integer.MAX_VALUE)));
        secret("91-quotients-of-two", () -> random(91, 1000, random -> withQuotients(random, () -> 2, maxNumber())));
    }

    /** Half of the pairs have only small quotients, so that moves are forced. The size bounds both numbers. */
    @Override
    protected String randomQuestion(Random random, int size) {
        long max = Math.min(size, maxNumber());
        return random.nextBoolean()
                ? line(1 + random.nextInt((int) max), 1 + random.nextInt((int) max))
                : withQuotients(random, () -> 1 + random.nextInt(3), max);
    }

    /** Returns a pair from which Euclid's algorithm finds such quotients, except for the last ones. */
    private static String withQuotients(Random random, IntSupplier quotient, long max) {
        long small = 1 + random.nextInt((int) Math.min(max, 99));
        long large = small;
        for (long next = 2 * small; next <= max; next = quotient.getAsInt() * large + small) {
            small = large;
            large = next;
        }
        return random.nextBoolean() ? line(small, large) : line(large, small);
    }
}
