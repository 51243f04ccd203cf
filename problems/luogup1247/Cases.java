package luogup1247;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** A line {@code k} and a line with the sizes of k heaps. */
public final class Cases extends nimsum.input.Cases {

    /** The highest power of two that a heap can hold. */
    private static final int POWER = 1 << 29;

    @Override
    protected void checkQuestion(StrictText input) {
        input.countedLine("k", "n");
    }

    @Override
    protected void describe() {
        // 7 + 49 + 343 + 81
        small("all 480 rows of up to three heaps of up to 6 matches, and of four of up to 2",
                () -> Stream.concat(HeapRows.upTo(3, 0, 6), HeapRows.every(4, 0, 2)).map(HeapRows::text));
        bruteForceSize(6);
        computed("nim-sum", 0, 2 * POWER - 1);
        inputsWith("nim-sum",
                sum -> sum <= max("n") ? HeapRows.text((int) sum) : HeapRows.text((int) sum ^ POWER, POWER));
        secret("12-lost-up-to-the-largest", () -> HeapRows.text(HeapRows.lostInNim(new Random(12), 200, max("n"))));
        secret("14-random", () -> HeapRows.text(HeapRows.random(new Random(14), 300, 0, max("n"))));
        // The number of heaps is scaled. Only the last of them holds the highest power.
        largest("90-winning-heap-last", eighths -> {
            Random random = new Random(90);
            int heaps = (int) (max("k") * (long) eighths / 8);
            return HeapRows.text(IntStream.range(0, heaps)
                    .map(i -> i < heaps - 1 ? POWER / 4 + random.nextInt(3 * (POWER / 4)) : max("n")).toArray());
        });
    }

    /** The size counts matches of the largest heap. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return HeapRows.text(HeapRows.randomNim(random, Math.min(size, max("n"))));
    }
}
