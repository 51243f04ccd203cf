package luogup2490;

import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.StrictText;

/** One line {@code n k d}. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        int[] numbers = input.integers("n", "k", "d");
        int n = numbers[0];
        int k = numbers[1];
        int d = numbers[2];
        input.refuse("k-odd", k % 2 != 0, k + " pieces");
        input.refuse("k-above-n", k > n, k + " pieces on " + n + " squares");
        input.refuse("d-above-k", d > k, d + " of " + k + " pieces");
        input.newline();
    }

    @Override
    protected void describe() {
        // With p pairs, up to 2p moved: 2 * (2 + 6 + 12) up to a length of 7, and 20 for 8.
        small("all 60 ways to choose k and d on strips of up to 8 squares",
                () -> IntStream.rangeClosed(2, 8).boxed().flatMap(n -> IntStream.rangeClosed(1, n / 2).boxed()
                        .flatMap(pairs -> IntStream.rangeClosed(1, 2 * pairs).mapToObj(d -> line(n, 2 * pairs, d)))));
        bruteForceSize(9);
        // One piece a turn, since then the number of odd gaps has the most values; the squares are scaled.
        largest("90-largest", eighths -> line(max("n") * eighths / 8, max("k"), 1));
    }

    /**
     * Three inputs in four have 12 pieces or fewer, and in every second one a turn moves one to three pieces only. The
     * size counts squares, but two at least.
     */
    @Override
    protected String randomQuestion(Random random, int size) {
        int n = 2 + random.nextInt(Math.max(1, Math.min(size, max("n")) - 1));
        int max = random.nextInt(4) == 0 ? max("k") : 12;
        int k = 2 * (1 + random.nextInt(Math.min(n, max) / 2));
        return line(n, k, 1 + random.nextInt(random.nextBoolean() ? Math.min(3, k) : k));
    }
}
