package csesnim2;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of games; for each a line with the number of its heaps and a line with their sizes. */
public final class Cases extends nimsum.input.Cases {

    /** All games together have no more heaps than one game may have. */
    @Override
    protected void checkQuestion(StrictText input) {
        input.addUp("sum-too-large", input.countedLine("n", "x").length, max("n"));
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 6 + 36 + 216
        small("all 258 rows of up to 3 heaps of up to 6 sticks", () -> HeapRows.upTo(3, 1, 6).map(HeapRows::text));
        bruteForceSize(8);
        secret("03-up-to-three-heaps-up-to-7", () -> rows(HeapRows.upTo(3, 1, 7)));
        secret("07-total-divisible-by-four",
                () -> rows(HeapRows.every(4, 1, 5).filter(row -> IntStream.of(row).sum() % 4 == 0)));
        secret("09-around-a-billion", () -> rows(IntStream.range(0, 200)
                .mapToObj(i -> new int[]{max("x") - i % 7, max("x") - i / 7 % 7, max("x") - i / 49})));
        secret("10-one-heap-of-a-thousand-decides", () -> rows(Stream.of(
                IntStream.range(0, 1001).map(i -> i == 700 ? 6 : 1_000_000).toArray(),
                HeapRows.equal(1001, 1_000_000))));
        secret("12-random", () -> rows(12, 500, random -> randomRow(random, 10, max("x"))));
        secret("13-lost-games", () -> rows(13, 300, random -> lost(randomRow(random, 7, max("x")))));
        // One game; the number of its heaps is scaled.
        largest("90-one-game-of-many-heaps", eighths -> input(
                HeapRows.text(HeapRows.random(new Random(90), max("n") / 8 * eighths, 1, max("x")))));
        secret("91-many-games-of-one-heap", () -> rows(91, max("n"), random -> randomRow(random, 1, max("x"))));
        secret("92-many-games-of-few-heaps", () -> rows(92, 60_000, random -> randomRow(random, 3, max("x"))));
    }

    /** Heaps of up to 12 sticks, at most 18 and one more for each 3 of the size; every second game is lost. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int[] row = randomRow(random, 1 + Math.min(size / 3, 17), 12);
        return HeapRows.text(random.nextBoolean() ? lost(row) : row);
    }

    private static int[] randomRow(Random random, int maxHeaps, int maxSticks) {
        return HeapRows.random(random, 1 + random.nextInt(maxHeaps), 1, maxSticks);
    }

    private static int[] lost(int[] row) {
        int last = row.length - 1;
        int others = IntStream.of(row).limit(last).map(sticks -> sticks % 4).reduce(0, (a, b) -> a ^ b);
        row[last] = row[last] / 8 * 4 + (others == 0 ? 4 : others);
        return row;
    }
}
