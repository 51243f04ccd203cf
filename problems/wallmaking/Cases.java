package wallmaking;

import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.StrictText;

/** A line {@code H W}, then H rows of W characters {@code .} or {@code X}. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL_CELLS = 10;

    @Override
    protected void checkQuestion(StrictText input) {
        int[] sides = input.line("H", "W");
        input.rows(sides[0], "row", sides[1], ".X");
    }

    @Override
    protected void describe() {
        // c cells in as many shapes as c has divisors, each with 2^c markings: 2 + 8 + 16 + 48 + 64 + 256 + 256 + 1024 + 1536 + 4096.
        small("all 7306 boards of up to " + SMALL_CELLS + " cells",
                () -> IntStream.rangeClosed(1, SMALL_CELLS).boxed()
                        .flatMap(cells -> IntStream.rangeClosed(1, cells).filter(height -> cells % height == 0).boxed()
                                .flatMap(height -> boards(height, cells / height))));
        bruteForceSize(6);
        computed("Grundy value", 0, 44, "Mex.value()");
        int height = most("H");
        int width = most("W");
        put("03-one-row", () -> empty(1, width));
        put("04-one-column", () -> empty(height, 1));
        put("05-one-row-all-marked", () -> board(1, width, (row, column) -> true));
        put("06-one-row-last-cell-empty", () -> board(1, width, (row, column) -> column < width - 1));
        put("07-one-column-last-cell-empty", () -> board(height, 1, (row, column) -> row < height - 1));
        put("08-two-rows", () -> empty(2, width));
        put("09-two-columns-lost", () -> random(height, 2, 60, 1418));
        put("16-square-lost", () -> empty(4, 4));
        put("17-oblong-lost", () -> empty(6, 4));
        put("18-larger-square-lost", () -> empty(10, 10));
        put("19-larger-oblong-lost", () -> empty(8, 12));
        put("20-centre-marked", () -> board(9, 9, (row, column) -> row == 4 && column == 4));
        put("21-centre-empty", () -> board(9, 9, (row, column) -> row == 4 ^ column == 4));
        put("22-chessboard", () -> board(12, 12, (row, column) -> (row + column) % 2 == 0));
        put("23-frame-marked", () -> board(11, 12, (row, column) -> row % 10 == 0 || column % 11 == 0));
        put("24-diagonals-marked", () -> board(12, 12, (row, column) -> row == column || row + column == 11));
        put("25-diagonal-empty", () -> board(height, width, (row, column) -> row != column));
        put("26-last-cell-empty", () -> board(height, width, (row, column) -> row + column < height + width - 2));
        put("30-lost-5x7", () -> random(5, 7, 30, 3393));
        put("31-lost-7x5", () -> random(7, 5, 50, 136));
        put("32-lost-6x6", () -> random(6, 6, 25, 155));
        put("33-lost-7x8", () -> random(7, 8, 20, 3274));
        put("34-lost-8x7", () -> random(8, 7, 60, 11));
        put("35-lost-9x9", () -> random(9, 9, 35, 509));
        put("36-lost-10x11", () -> random(10, 11, 30, 1734));
        put("37-lost-12x12", () -> random(12, 12, 50, 669));
        put("40-nim-sum-past-height-and-width", () -> random(14, 14, 15, 0));
        put("41-nim-sum-past-31", () -> random(16, 16, 45, 503));
        largest("90-largest-empty", this::largestPart);
        put("91-largest-full", () -> board(height, width, (row, column) -> true));
        put("92-largest-random-lost", () -> random(height, width, 40, 303));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        int marksOfTen = random.nextInt(11);
        return board(1 + random.nextInt(Math.min(size, most("H"))), 1 + random.nextInt(Math.min(size, most("W"))),
                (row, column) -> random.nextInt(10) < marksOfTen);
    }

    /** The number of cells is scaled: 10 x 5, 10 x 10, 20 x 10 and 20 x 20. An empty board has the most picks. */
    private String largestPart(int eighths) {
        int height = eighths < 4 ? most("H") / 2 : most("H");
        return empty(height, most("W") * most("H") * eighths / 8 / height);
    }

    /** All boards of one shape. */
    private static Stream<String> boards(int height, int width) {
        return IntStream.range(0, 1 << height * width).mapToObj(
                marks -> board(height, width, (row, column) -> (marks >> row * width + column & 1) == 1));
    }

    private static String empty(int height, int width) {
        return board(height, width, (row, column) -> false);
    }

    private static String random(int height, int width, int percentMarked, long seed) {
        Random random = new Random(seed);
        return board(height, width, (row, column) -> random.nextInt(100) < percentMarked);
    }

    /**
     * Asks for the cells in reading order.
     *
     * @param isMarked by row and column
     */
    private static String board(int height, int width, BiPredicate<Integer, Integer> isMarked) {
        StringBuilder text = new StringBuilder().append(height).append(' ').append(width).append('\n');
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append(isMarked.test(row, column) ? 'X' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
