package wallmaking;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** A line <code>H W</code>, then H rows of W characters <code>.</code> or <code>X</code>. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range SIDE = new Range(1, 20);
    private static final int LONGEST = (int) SIDE.max();
    private static final int SMALL_CELLS = 10;

    /** Which cells of a board are marked. */
    private interface Marks {

        boolean at(int row, int column);
    }

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("H", SIDE);
        bounds.put("W", SIDE);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        int height = input.integer("H", SIDE);
        input.blank();
        int width = input.integer("W", SIDE);
        input.newline();
        for (int row = 0; row < height; row++) {
            input.row("row", width, ".X");
            input.newline();
        }
        input.end();
    }

    @Override
    public String smallScope() {
        return "every board of up to " + SMALL_CELLS + " cells";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL_CELLS).boxed()
                .flatMap(cells -> IntStream.rangeClosed(1, cells).filter(height -> cells % height == 0).boxed()
                        .flatMap(height -> boards(height, cells / height)));
    }

    @Override
    public String random(Random random, int size) {
        int longest = Math.min(size, LONGEST);
        int marksOfTen = random.nextInt(11);
        return board(1 + random.nextInt(longest), 1 + random.nextInt(longest),
                (row, column) -> random.nextInt(10) < marksOfTen);
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-largest-empty", () -> board(LONGEST, LONGEST, (row, column) -> false));
        named.put("91-largest-full", () -> board(LONGEST, LONGEST, (row, column) -> true));
        named.put("92-largest-random", () -> randomBoard(LONGEST, LONGEST, 10, 1));
        return named;
    }

    /** All boards of one shape. */
    private static Stream<String> boards(int height, int width) {
        return IntStream.range(0, 1 << height * width).mapToObj(
                marks -> board(height, width, (row, column) -> (marks >> row * width + column & 1) == 1));
    }

    private static String randomBoard(int height, int width, int percentMarked, long seed) {
        Random random = new Random(seed);
        return board(height, width, (row, column) -> random.nextInt(100) < percentMarked);
    }

    /** Asks for the cells in reading order. */
    private static String board(int height, int width, Marks marks) {
        StringBuilder text = new StringBuilder().append(height).append(' ').append(width).append('\n');
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append(marks.at(row, column) ? 'X' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
