package easychase;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>n rowWhite colWhite rowBlack colBlack</code>, one or more, to the end of the file. */
public final class Cases extends LineCases {

    private static final Range SIDE = new Range(2, 20);
    private static final Range COORDINATE = new Range(1, SIDE.max());
    private static final int SMALL = 6;

    /** One line of the input. */
    private record Start(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {

        boolean isOneCell() {
            return rowWhite == rowBlack && colWhite == colBlack;
        }

        boolean isAdjacent() {
            return Math.abs(rowWhite - rowBlack) + Math.abs(colWhite - colBlack) == 1;
        }

        String line() {
            return n + " " + rowWhite + " " + colWhite + " " + rowBlack + " " + colBlack + "\n";
        }
    }

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void checkLine(StrictText input) {
        int n = input.integer("n");
        Start start = new Start(n, coordinate(input, "rowWhite", n), coordinate(input, "colWhite", n),
                coordinate(input, "rowBlack", n), coordinate(input, "colBlack", n));
        if (start.isOneCell()) {
            throw input.invalid("same-cell",
                    "White and Black both start on row " + start.rowWhite + ", column " + start.colWhite);
        }
    }

    private static int coordinate(StrictText input, String name, int n) {
        input.blank();
        return input.integer(name, new Range(1, n));
    }

    @Override
    public String smallScope() {
        // 4 * 3 + 9 * 8 + 16 * 15 + 25 * 24 + 36 * 35.
        return "all 2184 starts on boards up to " + SMALL + " x " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed((int) SIDE.min(), SMALL).boxed().flatMap(Cases::starts).map(Start::line);
    }

    @Override
    public String random(Random random, int size) {
        int n = (int) SIDE.min() + random.nextInt(Math.min(size, (int) (SIDE.max() - SIDE.min() + 1)));
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
                new Computed("position", new Range(0, 44_000),
                        "return #2 * (black * octant.size() + whiteRank) + side#;"),
                new Computed("moves", new Range(1, 56), "\"BLACK \") + #solution.distance(start)#;"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("rowWhite", row -> "20 " + row + " 1 1 1\n", "colWhite", col -> "20 1 " + col + " 1 1\n");
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-next-to-each-other", () -> lines(new Start(2, 1, 1, 1, 2)));
        named.put("02-the-loser-delays", () -> lines(new Start(3, 1, 1, 1, 3)));
        named.put("03-black-has-no-step-of-two", () -> lines(new Start(3, 1, 1, 2, 2), new Start(3, 1, 3, 2, 2)));
        named.put("04-odd-distance", () -> lines(new Start(3, 1, 1, 2, 3), new Start(4, 1, 1, 1, 4)));
        for (int n = (int) SIDE.min(); n <= 5; n++) {
            int side = n;
            named.put("1" + n + "-every-start-on-" + n + "-by-" + n,
                    () -> starts(side).map(Start::line).collect(joining()));
        }
        named.put("20-first-board-past-ten-sweeps", () -> lines(new Start(7, 1, 2, 7, 7)));
        named.put("21-white-in-a-corner", () -> corners(12, 6, 7, false));
        named.put("22-black-in-a-corner", () -> corners(12, 6, 7, true));
        named.put("23-next-to-each-other-everywhere", () -> starts(9).filter(Start::isAdjacent).map(Start::line)
                .collect(joining()));
        named.put("24-step-of-two-over-white",
                () -> lines(new Start(8, 4, 5, 4, 7), new Start(8, 4, 6, 4, 7), new Start(8, 8, 7, 8, 5)));
        named.put("30-random-starts", () -> {
            Random random = new Random(30);
            return IntStream.range(0, 20).mapToObj(i -> random(random, 11)).collect(joining());
        });
        named.put("90-corner-to-corner-on-the-largest-board", () -> largest(8));
        named.put("91-every-board", () -> IntStream.rangeClosed((int) SIDE.min(), (int) SIDE.max())
                .mapToObj(n -> new Start(n, 1, 1, n, n).line()).collect(joining()));
        return named;
    }

    /** One start; what is scaled is the number of positions, which grows as n<sup>4</sup>. */
    @Override
    public String largest(int eighths) {
        int n = (int) Math.round(SIDE.max() * Math.pow(eighths / 8.0, 0.25));
        return new Start(n, 1, 1, n, n).line();
    }

    private static String lines(Start... starts) {
        return Arrays.stream(starts).map(Start::line).collect(joining());
    }

    /** One checker in each corner in turn, the other on one cell. */
    private static String corners(int n, int row, int col, boolean black) {
        return IntStream.of(0, 1, 2, 3).mapToObj(i -> {
            int cornerRow = i < 2 ? 1 : n;
            int cornerCol = i % 2 == 0 ? 1 : n;
            return black ? new Start(n, row, col, cornerRow, cornerCol) : new Start(n, cornerRow, cornerCol, row, col);
        }).map(Start::line).collect(joining());
    }

    /** Every start on one board. */
    private static Stream<Start> starts(int n) {
        int cells = n * n;
        return IntStream.range(0, cells * cells)
                .mapToObj(i -> new Start(n, 1 + i / cells / n, 1 + i / cells % n, 1 + i % cells / n, 1 + i % n))
                .filter(start -> !start.isOneCell());
    }
}
