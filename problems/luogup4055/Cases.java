package luogup4055;

import java.util.Random;
import nimsum.input.GridCases;

/** A line {@code N M}, then N rows of M characters {@code .} or {@code #}. */
public final class Cases extends GridCases {

    public Cases() {
        super('.', '#');
    }

    @Override
    protected void describe() {
        // s squares in as many shapes as s has divisors, each with 2^s grids: 2 + 8 + 16 + 48 + 64 + 256 + 256 + 1024 + 1536.
        small("all 3210 grids of up to 9 squares", () -> everyGrid(9));
        bruteForceSize(4);
        int height = max("N");
        int width = max("M");
        secret("01-all-blocked", () -> grid(height, width, (row, column) -> false));
        secret("02-one-square", () -> grid(height, width, (row, column) -> row == height - 1 && column == width - 1));
        secret("03-long-row", () -> grid(1, width - 1, (row, column) -> true));
        secret("06-comb", () -> grid(5, 11, (row, column) -> row == 0 || column % 2 == 0));
        secret("13-random-of-8-rows", () -> random(8, 8, 75, 8));
        secret("14-more-rows-than-columns", () -> random(20, 8, 75, 14));
        largest("90-largest-empty", eighths -> grid(height * eighths / 8, width, (row, column) -> true));
        secret("91-snake", () -> grid(height - 1, width, (row, column) -> row % 2 == 0
                || column == (row % 4 == 1 ? width - 1 : 0)));
        secret("92-blocked-in-one-colour", () -> grid(height, width, (row, column) -> (row + column) % 2 == 0
                || column % 3 == 0));
        // Pairs made in reading order leave no partner for a square at the end of the snake until all are exchanged.
        secret("93-all-pairs-exchanged", () -> grid(height - 3, width, (row, column) -> row % 2 == 1
                ? row > 1 || column < width - 1
                : row > 0 && column == (row == height - 4 ? width - 2 : row % 4 == 2 ? 0 : width - 1)));
        secret("94-largest-some-blocked", () -> random(height, width, 75, 94));
        secret("95-largest-half-blocked", () -> random(height, width, 50, 95));
        secret("96-largest-odd", () -> grid(height, width, (row, column) -> row + column > 0));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        return random(random, size, 50 + random.nextInt(51));
    }
}
