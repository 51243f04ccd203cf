package spojclk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of shapes, and for each a line with the heights of its ten columns. */
public final class Cases extends CountedCases {

    private static final int COLUMNS = 10, SMALL = 5;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected int checkQuestion(StrictText input) {
        int[] heights = input.line(COLUMNS, "h");
        if (IntStream.range(1, COLUMNS).anyMatch(i -> heights[i] > heights[i - 1])) {
            throw input.invalid("column-too-high", "higher than the one before");
        }
        if (heights[0] == 0) {
            throw input.invalid("poison-eaten", "no piece");
        }
        return COLUMNS;
    }

    @Override
    public String smallScope() {
        return "all 251 shapes of up to " + SMALL + " columns and rows"; // 10 over 5, without the empty one
    }

    @Override
    public Stream<String> small() {
        return shapes(SMALL, SMALL).map(shape -> input(List.of(shape)));
    }

    /** The line of every shape of up to so many columns and rows, but the empty one; they go by the words of their edges. */
    static Stream<String> shapes(int columns, int rows) {
        return IntStream.range(1 << columns, 1 << columns + rows).filter(word -> Integer.bitCount(word) == columns)
                .mapToObj(word -> {
                    int[] heights = new int[COLUMNS];
                    for (int left = word, column = columns; column > 0; left &= left - 1) {
                        heights[--column] = Integer.numberOfTrailingZeros(left) - (columns - 1 - column);
                    }
                    return line(heights);
                });
    }

    private static String line(int[] heights) {
        return IntStream.of(heights).mapToObj(Integer::toString).collect(Collectors.joining(" ", "", "\n"));
    }

    /**
     * @param size
     *            pieces
     */
    @Override
    public String random(Random random, int size) {
        int[] heights = new int[COLUMNS];
        for (int pieces = 0; pieces < Math.min(size, COLUMNS * COLUMNS);) {
            int column = random.nextInt(COLUMNS);
            if (heights[column] < (column == 0 ? COLUMNS : heights[column - 1])) {
                heights[column]++;
                pieces++;
            }
        }
        return input(List.of(line(heights)));
    }

    @Override
    public int bruteForceSize() {
        return 20;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("02-five-columns-and-rows", () -> input(shapes(SMALL, SMALL).toList()));
        named.put("03-three-columns", () -> input(shapes(3, COLUMNS).toList()));
        named.put("04-three-rows", () -> input(shapes(COLUMNS, 3).toList()));
        named.put("90-every-shape", () -> largest(8));
        return named;
    }

    /** The number of shapes is scaled. */
    @Override
    public String largest(int eighths) {
        return input(shapes(COLUMNS, COLUMNS).limit(most("M") * eighths / 8).toList());
    }
}
