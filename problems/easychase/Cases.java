package easychase;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines {@code n rowWhite colWhite rowBlack colBlack}, 1 to 25 of them, to the end of the file. */
public final class Cases extends LineCases {

    private static final int SMALL = 5;
    /** A program may search anew for each start. */
    private static final int MOST_STARTS = 25;

    /** One line of the input. */
    private record Start(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {

        boolean isOneCell() {
            return rowWhite == rowBlack && colWhite == colBlack;
        }

        boolean hasWhiteWhere(Start other) {
            return rowWhite == other.rowWhite && colWhite == other.colWhite;
        }

        boolean isAdjacent() {
            return Math.abs(rowWhite - rowBlack) + Math.abs(colWhite - colBlack) == 1;
        }

        String line() {
            return LineCases.line(n, rowWhite, colWhite, rowBlack, colBlack);
        }
    }

    @Override
    protected int mostLines() {
        return MOST_STARTS;
    }

    @Override
    protected void checkLine(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int[] at = input.integers(new Range(1, n), "rowWhite", "colWhite", "rowBlack", "colBlack");
        Start start = new Start(n, at[0], at[1], at[2], at[3]);
        if (start.isOneCell()) {
            throw input.invalid("same-cell",
                    "White and Black both start on row " + start.rowWhite + ", column " + start.colWhite);
        }
    }

    @Override
    public String smallScope() {
        // 4 * 3 + 9 * 8 + 16 * 15 + 25 * 24.
        return "all 924 starts on boards up to " + SMALL + " x " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(least("n"), SMALL).boxed().flatMap(Cases::starts).map(Start::line);
    }

    @Override
    public String random(Random random, int size) {
        // On one cell there is no start.
        int n = 2 + random.nextInt(Math.min(size, most("n") - 1));
        Start start;
        do {
            start = new Start(n, 1 + random.nextInt(n), 1 + random.nextInt(n), 1 + random.nextInt(n),
                    1 + random.nextInt(n));
        } while (start.isOneCell());
        return start.line();
    }

    @Override
    public int bruteForceSize() {
        return SMALL;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("position", new Range(0, 43_999),
                        "Board.position()"),
                new Computed("moves", new Range(1, 56), "Retrograde.distance()"),
                new Computed("moves of a position", new Range(0, 8), "Retrograde.undecidedMoves[]"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("rowWhite", row -> "20 " + row + " 1 1 1\n", "colWhite", col -> "20 1 " + col + " 1 1\n");
    }

    @Override
    protected void name(Named named) {
        named.put("12-every-start-on-2-by-2", () -> startLines(2, start -> true));
        for (int n = 3; n <= 5; n++) {
            // Turns and reflections lead to White's other cells.
            for (int row = 1; 2 * row <= n + 1; row++) {
                for (int col = row; 2 * col <= n + 1; col++) {
                    Start white = new Start(n, row, col, row, col);
                    named.put(String.format(Locale.ROOT, "1%d-white-on-%d-%d-of-%d-by-%d", n, row, col, n, n),
                            () -> startLines(white.n, white::hasWhiteWhere));
                }
            }
        }
        // In the corners, in the middle of the edges and of the board.
        named.put("23-next-to-each-other", () -> startLines(9,
                start -> start.isAdjacent() && start.rowWhite % 4 == 1 && start.colWhite % 4 == 1));
        named.put("30-random-starts", () -> {
            Random random = new Random(30);
            return lines(IntStream.range(0, 20), i -> random(random, 11));
        });
        named.put("90-corner-to-corner-on-the-largest-board", () -> largest(8));
        named.put("91-every-board",
                () -> lines(IntStream.rangeClosed(least("n"), most("n")), n -> line(n, 1, 1, n, n)));
    }

    /** One start; what is scaled is the number of positions, which grows as n<sup>4</sup>. */
    @Override
    public String largest(int eighths) {
        int n = (int) Math.round(most("n") * Math.pow(eighths / 8.0, 0.25));
        return line(n, 1, 1, n, n);
    }

    /** Those of the starts on one board that are wanted. */
    private static String startLines(int n, Predicate<Start> wanted) {
        return lines(starts(n).filter(wanted).map(Start::line));
    }

    /** Every start on one board. */
    private static Stream<Start> starts(int n) {
        int cells = n * n;
        return IntStream.range(0, cells * cells)
                .mapToObj(i -> new Start(n, 1 + i / cells / n, 1 + i / cells % n, 1 + i % cells / n, 1 + i % n))
                .filter(start -> !start.isOneCell());
    }
}
