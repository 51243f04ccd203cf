package cses2207;

import java.util.Random;
import java.util.stream.IntStream;
import nimsum.cases.Frame;

/** The number of heaps, and a line with the size of each. */
public final class Cases extends nimsum.cases.Cases {

    /** Each heap beyond it is won, so larger random ones would all be alike. */
    private static final int MOST_RANDOM = 2 * Main.LAST_LOST;

    private final int[] grundy = Main.grundyOfHeaps(Main.LAST_LOST);

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        small("all 30 heaps of up to 30 coins", () -> IntStream.rangeClosed(1, 30).mapToObj(n -> line(n)));
        bruteForceSize(25);
        inputsWith("n", n -> line(n));
        put("03-every-heap-to-1300", () -> each(1, 1300, n -> line(n)));
        put("04-every-lost-heap", () -> heaps(lost()));
        put("05-next-to-lost-heaps", () -> heaps(lost().flatMap(n -> IntStream.of(n + 1, n + 2, n + 3))));
        put("08-sums-of-two-lost-heaps", () -> heaps(lost().flatMap(n -> lost().filter(m -> m > n).map(m -> m + n))));
        put("09-random", () -> drawn(2207, 500, random -> randomQuestion(random, MOST_RANDOM)));
        // The number of heaps is scaled.
        largest("90-every-tenth-heap", eighths -> each(0, most("t") / 8 * eighths - 1, i -> line(10 * i + 1)));
        put("91-largest-heaps", () -> each(most("n") - most("t") + 1, most("n"), n -> line(n)));
        put("92-the-same-heap-again-and-again", () -> each(1, most("t"), i -> line(1999)));
    }

    /** The size bounds the number of coins. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return line(1 + random.nextInt(Math.min(size, MOST_RANDOM)));
    }

    private IntStream lost() {
        return IntStream.range(1, grundy.length).filter(n -> grundy[n] == 0);
    }

    private String heaps(IntStream sizes) {
        return input(sizes.mapToObj(n -> line(n)));
    }
}
