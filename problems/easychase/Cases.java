package easychase;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Frame;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines {@code n rowWhite colWhite rowBlack colBlack}, 1 to 25 of them, to the end of the file. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL = 5;
    /** A program may search anew for each start. */
    private static final int MOST_STARTS = 25;

    /** One line of the input. */
    private record Start(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {

        boolean isOneCell() {
            return rowWhite == rowBlack && colWhite == colBlack;
        }

        @Override
        public String toString() {
            return Cases.line(n, rowWhite, colWhite, rowBlack, colBlack);
        }
    }

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int[] at = input.integers(new Range(1, n), "rowWhite", "colWhite", "rowBlack", "colBlack");
        Start start = new Start(n, at[0], at[1], at[2], at[3]);
        input.refuse("same-cell", start.isOneCell(),
                "White and Black both start on row " + start.rowWhite + ", column " + start.colWhite);
        input.newline();
        input.addUp("too-many-lines", 1, MOST_STARTS);
    }

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // 4 * 3 + 9 * 8 + 16 * 15 + 25 * 24.
        small("all 924 starts on boards up to " + SMALL + " x " + SMALL,
                () -> IntStream.rangeClosed(least("n"), SMALL).boxed().flatMap(Cases::starts));
        bruteForceSize(SMALL);
        computed("position", 0, 43_999, "Board.position()");
        computed("moves", 1, 56, "Retrograde.distance()");
        computed("moves of a position", 0, 8, "Retrograde.undecidedMoves[]");
        inputsWith("rowWhite", row -> "20 " + row + " 1 1 1\n");
        inputsWith("colWhite", col -> "20 1 " + col + " 1 1\n");
        put("12-every-start-on-2-by-2", () -> input(starts(2)));
        put("13-small-boards", () -> drawn(13, MOST_STARTS, random -> randomQuestion(random, 4)));
        put("30-random-starts", () -> drawn(30, 20, random -> randomQuestion(random, 11)));
        // What is scaled is the number of positions, which grows as n^4.
        largest("90-corner-to-corner-on-the-largest-board", eighths -> {
            int n = (int) Math.round(most("n") * Math.pow(eighths / 8.0, 0.25));
            return line(n, 1, 1, n, n);
        });
        put("91-every-board", () -> each(least("n"), most("n"), n -> line(n, 1, 1, n, n)));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        // On one cell there is no start.
        int n = 2 + random.nextInt(Math.min(size, most("n") - 1));
        Start start;
        do {
            start = new Start(n, 1 + random.nextInt(n), 1 + random.nextInt(n), 1 + random.nextInt(n),
                    1 + random.nextInt(n));
        } while (start.isOneCell());
        return start.toString();
    }

    /** Every start on one board. */
    private static Stream<Start> starts(int n) {
        int cells = n * n;
        return IntStream.range(0, cells * cells)
                .mapToObj(i -> new Start(n, 1 + i / cells / n, 1 + i / cells % n, 1 + i % cells / n, 1 + i % n))
                .filter(start -> !start.isOneCell());
    }
}
