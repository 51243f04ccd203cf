package luogup4279;

import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of positions, and for each a line with the number of its heaps and a line with their sizes. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        input.countedLine("N", "a");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 5 + 25 + 125 + 625
        small("all 780 rows of up to 4 heaps of up to 5 stones", () -> HeapRows.upTo(4, 1, 5).map(HeapRows::text));
        bruteForceSize(7);
        secret("03-single-stones", () -> equalHeaps(1));
        secret("05-two-equal-heaps", () -> rows(IntStream.rangeClosed(1, max("T"))
                .map(i -> i <= 20 ? i : i * (max("a") / max("T"))).mapToObj(size -> new int[]{size, size})));
        secret("15-two-heaps-a-power-of-two-apart", () -> rows(IntStream.rangeClosed(1, max("a")).boxed()
                .flatMap(size -> IntStream.iterate(1, apart -> size + apart <= max("a"), apart -> 2 * apart)
                        .filter(apart -> size % 499 == 3).mapToObj(apart -> new int[]{size, size + apart}))));
        secret("08-heaps-of-two", () -> equalHeaps(2));
        secret("09-lost-without-equal-heaps", () -> rows(IntStream.range(0, 400)
                .mapToObj(i -> new int[]{i + 1, 2048 + 2 * i, i + 1 ^ 2048 + 2 * i})));
        secret("10-even-total-and-won", () -> rows(IntStream.range(1, 400).mapToObj(i -> new int[]{i, i + 2})));
        secret("11-every-two-heaps-up-to-20", () -> rows(HeapRows.every(2, 1, 20)));
        secret("12-every-three-heaps-up-to-7", () -> rows(HeapRows.every(3, 1, 7)));
        secret("13-random-up-to-8", () -> rows(13, max("T"), random -> randomRow(random, max("N"), 8)));
        secret("14-random", () -> rows(14, 100, random -> randomRow(random, max("N"), max("a"))));
        // The number of positions is scaled; each has as many heaps as are allowed.
        largest("90-largest", eighths -> rows(90, max("T") * eighths / 8,
                random -> HeapRows.random(random, max("N"), 1, max("a"))));
    }

    /**
     * Every second position is of single stones, with a larger heap or without; of the others half have the nim-sum 0.
     * The size counts stones of the largest heap; there are up to four heaps, and one more for each hundred stones.
     */
    @Override
    protected String randomQuestion(Random random, int size) {
        return HeapRows.text(randomRow(random, Math.min(4 + size / 100, max("N")), Math.min(size, max("a"))));
    }

    private static int[] randomRow(Random random, int maxHeaps, int maxStones) {
        int heaps = 1 + random.nextInt(maxHeaps);
        int kind = random.nextInt(4);
        if (kind == 0) {
            int[] lost = IntStream.of(HeapRows.lostInNim(random, heaps, maxStones)).filter(size -> size > 0).toArray();
            return lost.length > 0 ? lost : new int[]{1, 1}; // of nim-sum 0, too
        }
        int[] row = HeapRows.random(random, heaps, 1, kind == 1 ? maxStones : 1);
        if (kind == 2) {
            row[random.nextInt(heaps)] = 1 + random.nextInt(maxStones);
        }
        return row;
    }

    private String equalHeaps(int stones) {
        return rows(IntStream.rangeClosed(1, max("N")).mapToObj(heaps -> HeapRows.equal(heaps, stones)));
    }
}
