package cses2207;

import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.Frame;

/** The number of heaps, and a line with the size of each. */
public final class Cases extends nimsum.input.Cases {

    /** Each heap beyond it is won, so larger random ones would all be alike. */
    private static final int MAX_RANDOM = 2 * Main.LAST_LOST;

    private final int[] grundy = Main.grundyOfHeaps(Main.LAST_LOST);

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        small("all 30 heaps of up to 30 coins", () -> IntStream.rangeClosed(1, 30).mapToObj(n -> line(n)));
        bruteForceSize(25);
        inputsWith("n", n -> line(n));
        secret("03-every-heap-to-1300", () -> forEach(1, 1300, n -> line(n)));
        secret("04-every-lost-heap", () -> heaps(lost()));
        secret("05-next-to-lost-heaps", () -> heaps(lost().flatMap(n -> IntStream.of(n + 1, n + 2, n + 3))));
        secret("08-sums-of-two-lost-heaps",
                () -> heaps(lost().flatMap(n -> lost().filter(m -> m > n).map(m -> m + n))));
        secret("09-random", () -> random(2207, 500, random -> randomQuestion(random, MAX_RANDOM)));
        // The number of heaps is scaled.
        largest("90-every-tenth-heap", eighths -> forEach(0, max("t") / 8 * eighths - 1, i -> line(10 * i + 1)));
        secret("91-largest-heaps", () -> forEach(max("n") - max("t") + 1, max("n"), n -> line(n)));
        secret("92-the-same-heap-again-and-again", () -> forEach(1, max("t"), i -> line(1999)));
    }

    /** The size bounds the number of coins. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return line(1 + random.nextInt(Math.min(size, MAX_RANDOM)));
    }

    private IntStream lost() {
        return IntStream.range(1, grundy.length).filter(n -> grundy[n] == 0);
    }

    private String heaps(IntStream sizes) {
        return input(sizes.mapToObj(n -> line(n)));
    }
}
