package nimsum.cases;

import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;

/** Inputs that have the number of their rows, and for each row a line with its length and a line with its numbers. */
public abstract class RowCases extends CountedCases {

    private final String length;
    private final String number;

    /**
     * @param bounds
     *            of the number of rows, of the length of a row, and of the numbers in it
     */
    protected RowCases(Map<String, Range> bounds) {
        super(bounds);
        Iterator<String> names = bounds.keySet().iterator();
        names.next();
        length = names.next();
        number = names.next();
    }

    /** The length of the row. */
    @Override
    protected final int checkQuestion(StrictText input) {
        int numbers = input.integer(length);
        input.newline();
        checkRow(input, input.line(numbers, number));
        return numbers;
    }

    /**
     * Checks what else the statement says of a row.
     *
     * @throws InvalidInput
     *             if it does not hold
     */
    protected void checkRow(StrictText input, int[] row) {
    }

    /** The input with these rows. */
    protected static String rows(Stream<int[]> rows) {
        return input(rows.map(HeapRows::text).toList());
    }

    /** The input with these rows. */
    protected static String rows(int[]... rows) {
        return rows(Stream.of(rows));
    }
}
