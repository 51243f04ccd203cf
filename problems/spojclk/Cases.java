package spojclk;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of shapes, and for each a line with the heights of its ten columns. */
public final class Cases extends nimsum.input.Cases {

    private static final int COLUMNS = 10, STEPS = 2 * COLUMNS, SMALL = 5;

    @Override
    protected void checkQuestion(StrictText input) {
        int[] heights = input.line(COLUMNS, "h");
        input.refuse("column-too-high", IntStream.range(1, COLUMNS).anyMatch(i -> heights[i] > heights[i - 1]),
                "higher than the one before");
        input.refuse("poison-eaten", heights[0] == 0, "no piece");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 10 over 5, without the empty one
        small("all 251 shapes of up to " + SMALL + " columns and rows", () -> shapes(SMALL, SMALL));
        bruteForceSize(5);
        secret("02-five-columns-and-rows", () -> input(shapes(SMALL, SMALL)));
        secret("03-three-columns", () -> input(shapes(3, COLUMNS)));
        secret("04-three-rows", () -> input(shapes(COLUMNS, 3)));
        // The number of shapes is scaled.
        largest("90-every-shape", eighths -> input(shapes(COLUMNS, COLUMNS).limit(max("M") * eighths / 8)));
    }

    /** Returns the line of every shape within these columns and rows, except the empty one. */
    static Stream<String> shapes(int columns, int rows) {
        return IntStream.range(1 << columns, 1 << columns + rows).filter(word -> Integer.bitCount(word) == columns)
                .mapToObj(word -> line(word, columns));
    }

    /** Returns the shape whose edge has this word: the height of a column is the number of 0 behind its 1. */
    private static String line(int word, int columns) {
        int[] ones = IntStream.range(0, STEPS).filter(place -> (word >> place & 1) == 1).toArray();
        return HeapRows.line(IntStream.range(0, COLUMNS)
                .map(i -> i < columns ? ones[columns - 1 - i] - (columns - 1 - i) : 0).toArray());
    }

    /** The size bounds the columns and rows. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int side = Math.min(size, COLUMNS);
        return line(random.ints(1 << side, 1 << 2 * side)
                .filter(word -> Integer.bitCount(word) == side).findFirst().orElseThrow(), side);
    }
}
