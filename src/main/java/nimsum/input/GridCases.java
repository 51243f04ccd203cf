package nimsum.input;

import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The inputs of a problem whose question is a grid with two kinds of cells: a line with the numbers of its rows and
 * columns, and then a line for each row with one character for each cell.
 */
public abstract class GridCases extends Cases {

    private final char chosen;
    private final char other;

    /**
     * @param chosen the character of the cells that are chosen by their row and column
     */
    protected GridCases(char chosen, char other) {
        this.chosen = chosen;
        this.other = other;
    }

    @Override
    protected final void checkQuestion(StrictText input) {
        int[] sides = input.line(bounds().keySet().toArray(String[]::new));
        input.rows(sides[0], "row", sides[1], "" + chosen + other);
    }

    /** Returns every grid of up to {@code max} cells. */
    protected final Stream<String> everyGrid(int max) {
        return IntStream.rangeClosed(1, max).boxed()
                .flatMap(cells -> IntStream.rangeClosed(1, cells).filter(height -> cells % height == 0).boxed()
                        .flatMap(height -> everyGrid(height, cells / height)));
    }

    private Stream<String> everyGrid(int height, int width) {
        return IntStream.range(0, 1 << height * width).mapToObj(
                set -> grid(height, width, (row, column) -> (set >> row * width + column & 1) == 1));
    }

    /** Returns a grid in which each cell is chosen at random, with a probability of {@code percent} percent. */
    protected final String random(int height, int width, int percent, long seed) {
        Random random = new Random(seed);
        return grid(height, width, (row, column) -> random.nextInt(100) < percent);
    }

    /** Returns the same with a random number of rows and of columns, each at most {@code size}. */
    protected final String random(Random random, int size, int percent) {
        int[] sides = bounds().keySet().stream().mapToInt(name -> 1 + random.nextInt(Math.min(size, max(name))))
                .toArray();
        return grid(sides[0], sides[1], (row, column) -> random.nextInt(100) < percent);
    }

    /**
     * Returns the grid in which some cells are chosen.
     *
     * @param isChosen by row and column, which are counted from 0; it is asked in reading order
     */
    public final String grid(int height, int width, BiPredicate<Integer, Integer> isChosen) {
        StringBuilder text = new StringBuilder(line(height, width));
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append(isChosen.test(row, column) ? chosen : other);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
