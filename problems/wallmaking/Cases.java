package wallmaking;

import java.util.Random;
import nimsum.input.GridCases;

/** A line {@code H W}, then H rows of W characters {@code .} or {@code X}. */
public final class Cases extends GridCases {

    private static final int SMALL_CELLS = 10;

    public Cases() {
        super('X', '.');
    }

    @Override
    protected void describe() {
        // c cells in as many shapes as c has divisors, each with 2^c markings: 2 + 8 + 16 + 48 + 64 + 256 + 256 + 1024 + 1536 + 4096.
        small("all 7306 boards of up to " + SMALL_CELLS + " cells", () -> everyGrid(SMALL_CELLS));
        bruteForceSize(6);
        int height = max("H");
        int width = max("W");
        secret("03-one-row", () -> empty(1, width));
        secret("06-one-row-last-cell-empty", () -> grid(1, width, (row, column) -> column < width - 1));
        secret("07-one-column-last-cell-empty", () -> grid(height, 1, (row, column) -> row < height - 1));
        secret("08-two-rows", () -> empty(2, width));
        secret("09-two-columns-lost", () -> random(height, 2, 60, 1418));
        secret("16-square-lost", () -> empty(4, 4));
        secret("21-centre-empty", () -> grid(9, 9, (row, column) -> row == 4 ^ column == 4));
        secret("22-chessboard", () -> grid(12, 12, (row, column) -> (row + column) % 2 == 0));
        secret("25-diagonal-empty", () -> grid(height, width, (row, column) -> row != column));
        secret("26-last-cell-empty", () -> grid(height, width, (row, column) -> row + column < height + width - 2));
        secret("30-lost-5x7", () -> random(5, 7, 30, 3393));
        secret("37-lost-12x12", () -> random(12, 12, 50, 669));
        secret("40-nim-sum-past-height-and-width", () -> random(14, 14, 15, 0));
        secret("41-nim-sum-past-31", () -> random(16, 16, 45, 503));
        // The number of cells is scaled: 10 x 5, 10 x 10, 20 x 10 and 20 x 20. An empty board has the most picks.
        largest("90-largest-empty", eighths -> {
            int rows = eighths < 4 ? height / 2 : height;
            return empty(rows, width * height * eighths / 8 / rows);
        });
        secret("91-largest-full", () -> grid(height, width, (row, column) -> true));
        secret("92-largest-random-lost", () -> random(height, width, 40, 303));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        return random(random, size, 10 * random.nextInt(11));
    }

    private String empty(int height, int width) {
        return grid(height, width, (row, column) -> false);
    }
}
