package luogup4055;

import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.StrictText;

/** A line {@code N M}, then N rows of M characters {@code .} or {@code #}. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL_SQUARES = 9;

    @Override
    protected void checkQuestion(StrictText input) {
        int[] sides = input.line("N", "M");
        input.rows(sides[0], "row", sides[1], ".#");
    }

    @Override
    protected void describe() {
        // s squares in as many shapes as s has divisors, each with 2^s grids: 2 + 8 + 16 + 48 + 64 + 256 + 256 + 1024 + 1536.
        small("all 3210 grids of up to " + SMALL_SQUARES + " squares",
                () -> IntStream.rangeClosed(1, SMALL_SQUARES).boxed()
                        .flatMap(squares -> IntStream.rangeClosed(1, squares).filter(height -> squares % height == 0)
                                .boxed().flatMap(height -> grids(height, squares / height))));
        bruteForceSize(4);
        int height = most("N");
        int width = most("M");
        put("01-all-blocked", () -> grid(height, width, (row, column) -> false));
        put("02-one-square", () -> grid(height, width, (row, column) -> row == height - 1 && column == width - 1));
        put("03-long-row", () -> empty(1, width - 1));
        put("04-long-column", () -> empty(height, 1));
        put("06-comb", () -> grid(5, 11, (row, column) -> row == 0 || column % 2 == 0));
        put("08-odd-square", () -> empty(7, 7));
        put("09-corners-of-one-colour-missing", () -> grid(8, 8, (row, column) -> row + column != 0
                && row + column != 14));
        for (int side = 5; side <= 8; side++) {
            int rows = side;
            put(5 + rows + "-random-of-" + rows + "-rows", () -> random(rows, 8, 75, rows));
        }
        put("20-many-blocked", () -> random(20, 20, 50, 20));
        largest("90-largest-empty", eighths -> empty(height * eighths / 8, width));
        put("91-snake", () -> grid(height - 1, width, (row, column) -> row % 2 == 0
                || column == (row % 4 == 1 ? width - 1 : 0)));
        put("92-blocked-in-one-colour", () -> grid(height, width, (row, column) -> (row + column) % 2 == 0
                || column % 3 == 0));
        put("93-largest-few-blocked", () -> random(height, width, 95, 93));
        put("94-largest-some-blocked", () -> random(height, width, 75, 94));
        put("95-largest-half-blocked", () -> random(height, width, 50, 95));
        put("96-largest-odd", () -> empty(height - 1, width - 1));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        int percentFree = 50 + random.nextInt(51);
        return grid(1 + random.nextInt(Math.min(size, most("N"))), 1 + random.nextInt(Math.min(size, most("M"))),
                (row, column) -> random.nextInt(100) < percentFree);
    }

    /** All grids of one shape. */
    private static Stream<String> grids(int height, int width) {
        return IntStream.range(0, 1 << height * width).mapToObj(
                free -> grid(height, width, (row, column) -> (free >> row * width + column & 1) == 1));
    }

    private static String empty(int height, int width) {
        return grid(height, width, (row, column) -> true);
    }

    private static String random(int height, int width, int percentFree, long seed) {
        Random random = new Random(seed);
        return grid(height, width, (row, column) -> random.nextInt(100) < percentFree);
    }

    /** Asks for the squares in reading order. */
    private static String grid(int height, int width, BiPredicate<Integer, Integer> isFree) {
        StringBuilder text = new StringBuilder().append(height).append(' ').append(width).append('\n');
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append(isFree.test(row, column) ? '.' : '#');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
