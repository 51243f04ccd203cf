package nimsum.cases;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Inputs that have the number of their rows, and for each row a line with its length and a line with its numbers: these
 * are what {@link #bounds()} has, in this order.
 */
public abstract class RowCases extends CountedCases {

    /** The length of the row. */
    @Override
    protected final int checkQuestion(StrictText input) {
        List<String> names = List.copyOf(bounds().keySet());
        int numbers = input.integer(names.get(1));
        input.newline();
        checkRow(input, input.line(numbers, names.get(2)));
        return numbers;
    }

    /**
     * Checks what else the statement says of a row.
     *
     * @throws InvalidInput if it does not hold
     */
    protected void checkRow(StrictText input, int[] row) {
    }

    /** The input with these rows. */
    protected static String rows(Stream<int[]> rows) {
        return input(rows.map(HeapRows::text).toList());
    }

    /**
     * The input with so many random rows.
     *
     * @param seed of the random numbers
     */
    protected static String rows(int seed, int count, Function<Random, int[]> row) {
        Random random = new Random(seed);
        return rows(Stream.generate(() -> row.apply(random)).limit(count));
    }

    /** The input with these rows. */
    protected static String rows(int[]... rows) {
        return rows(Stream.of(rows));
    }
}
