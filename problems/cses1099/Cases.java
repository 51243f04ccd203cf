package cses1099;

import java.util.Random;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of staircases; for each a line with the number of its stairs and a line with the balls on them. */
public final class Cases extends nimsum.input.Cases {

    /** All staircases together have no more stairs than one staircase may have. */
    @Override
    protected void checkQuestion(StrictText input) {
        input.addUp("sum-too-large", input.countedLine("n", "p").length, max("n"));
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 5 + 25 + 125, 81 and 32.
        small("all 268 staircases: of up to 3 stairs with up to 4 balls each, of 4 with up to 2, and of 5 with up to 1",
                () -> Stream.of(HeapRows.upTo(3, 0, 4), HeapRows.every(4, 0, 2), HeapRows.every(5, 0, 1))
                        .flatMap(rows -> rows).map(HeapRows::text));
        bruteForceSize(8);
        secret("01-up-to-three-stairs", () -> rows(HeapRows.upTo(3, 0, 5)));
        secret("02-four-stairs", () -> rows(HeapRows.every(4, 0, 3)));
        secret("03-six-stairs", () -> rows(HeapRows.every(6, 0, 2)));
        secret("04-up-to-nine-stairs", () -> rows(4, 500, random -> staircase(random, 9, 7)));
        secret("05-up-to-a-billion-balls", () -> rows(5, 500, random -> staircase(random, 12, max("p"))));
        // The number of stairs is scaled. The staircase is lost, so a program that reads too few stairs gives another answer.
        largest("90-one-staircase", eighths -> input(HeapRows.text(
                lost(new Random(90), max("n") / 8 * eighths, max("p")))));
        secret("91-as-many-staircases-as-possible", () -> rows(91, max("t"), random -> staircase(random, 1, max("p"))));
        secret("92-many-staircases", () -> rows(92, 60_000, random -> staircase(random, 5, max("p"))));
    }

    /** Stairs with up to 4 balls each: up to 2, and up to one more for each 4 of the size, but not more than 12. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return HeapRows.text(staircase(random, 2 + Math.min(size / 4, 10), 4));
    }

    /** Returns a random staircase. Every second one of more than one stair is lost. */
    private static int[] staircase(Random random, int maxStairs, int maxBalls) {
        int stairs = 1 + random.nextInt(maxStairs);
        return stairs > 1 && random.nextBoolean()
                ? lost(random, stairs, maxBalls)
                : HeapRows.random(random, stairs, 0, maxBalls);
    }

    private static int[] lost(Random random, int stairs, int maxBalls) {
        int[] balls = HeapRows.random(random, stairs, 0, maxBalls);
        int[] heaps = HeapRows.lostInNim(random, stairs / 2, maxBalls);
        for (int i = 0; i < heaps.length; i++) {
            balls[2 * i + 1] = heaps[i];
        }
        return balls;
    }
}
