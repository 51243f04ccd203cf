package wallmaking;

import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A line {@code H W}, then H rows of W characters {@code .} or {@code X}. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL_CELLS = 10;

    @Override
    protected void check(StrictText input) {
        int[] sides = input.integers("H", "W");
        input.newline();
        for (int row = 0; row < sides[0]; row++) {
            input.row("row", sides[1], ".X");
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // c cells in as many shapes as c has divisors, each with 2^c markings: 2 + 8 + 16 + 48 + 64 + 256 + 256 + 1024 + 1536 + 4096.
        return "all 7306 boards of up to " + SMALL_CELLS + " cells";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL_CELLS).boxed()
                .flatMap(cells -> IntStream.rangeClosed(1, cells).filter(height -> cells % height == 0).boxed()
                        .flatMap(height -> boards(height, cells / height)));
    }

    @Override
    public String random(Random random, int size) {
        int marksOfTen = random.nextInt(11);
        return board(1 + random.nextInt(Math.min(size, most("H"))), 1 + random.nextInt(Math.min(size, most("W"))),
                (row, column) -> random.nextInt(10) < marksOfTen);
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("Grundy value", new Range(0, 44), "Mex.value()"));
    }

    @Override
    protected void name(Named named) {
        int height = most("H");
        int width = most("W");
        named.put("03-one-row", () -> empty(1, width));
        named.put("04-one-column", () -> empty(height, 1));
        named.put("05-one-row-all-marked", () -> board(1, width, (row, column) -> true));
        named.put("06-one-row-last-cell-empty", () -> board(1, width, (row, column) -> column < width - 1));
        named.put("07-one-column-last-cell-empty", () -> board(height, 1, (row, column) -> row < height - 1));
        named.put("08-two-rows", () -> empty(2, width));
        named.put("09-two-columns-lost", () -> random(height, 2, 60, 1418));
        named.put("16-square-lost", () -> empty(4, 4));
        named.put("17-oblong-lost", () -> empty(6, 4));
        named.put("18-larger-square-lost", () -> empty(10, 10));
        named.put("19-larger-oblong-lost", () -> empty(8, 12));
        named.put("20-centre-marked", () -> board(9, 9, (row, column) -> row == 4 && column == 4));
        named.put("21-centre-empty", () -> board(9, 9, (row, column) -> row == 4 ^ column == 4));
        named.put("22-chessboard", () -> board(12, 12, (row, column) -> (row + column) % 2 == 0));
        named.put("23-frame-marked", () -> board(11, 12, (row, column) -> row % 10 == 0 || column % 11 == 0));
        named.put("24-diagonals-marked", () -> board(12, 12, (row, column) -> row == column || row + column == 11));
        named.put("25-diagonal-empty", () -> board(height, width, (row, column) -> row != column));
        named.put("26-last-cell-empty", () -> board(height, width, (row, column) -> row + column < height + width - 2));
        named.put("30-lost-5x7", () -> random(5, 7, 30, 3393));
        named.put("31-lost-7x5", () -> random(7, 5, 50, 136));
        named.put("32-lost-6x6", () -> random(6, 6, 25, 155));
        named.put("33-lost-7x8", () -> random(7, 8, 20, 3274));
        named.put("34-lost-8x7", () -> random(8, 7, 60, 11));
        named.put("35-lost-9x9", () -> random(9, 9, 35, 509));
        named.put("36-lost-10x11", () -> random(10, 11, 30, 1734));
        named.put("37-lost-12x12", () -> random(12, 12, 50, 669));
        named.put("40-nim-sum-past-height-and-width", () -> random(14, 14, 15, 0));
        named.put("41-nim-sum-past-31", () -> random(16, 16, 45, 503));
        named.put("90-largest-empty", () -> largest(8));
        named.put("91-largest-full", () -> board(height, width, (row, column) -> true));
        named.put("92-largest-random-lost", () -> random(height, width, 40, 303));
    }

    /** The number of cells is scaled: 10 x 5, 10 x 10, 20 x 10 and 20 x 20. An empty board has the most picks. */
    @Override
    public String largest(int eighths) {
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
