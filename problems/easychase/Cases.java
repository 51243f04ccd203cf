package easychase;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>n rowWhite colWhite rowBlack colBlack</code>, one or more, to the end of the file. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range SIDE = new Range(2, 20);
    private static final int SMALL = 6;

    /** One line of the input. */
    private record Start(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {

        boolean isOneCell() {
            return rowWhite == rowBlack && colWhite == colBlack;
        }

        String line() {
            return n + " " + rowWhite + " " + colWhite + " " + rowBlack + " " + colBlack + "\n";
        }
    }

    @Override
    public Map<String, Range> bounds() {
        Range coordinate = new Range(1, SIDE.max());
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("n", SIDE);
        bounds.put("rowWhite", coordinate);
        bounds.put("colWhite", coordinate);
        bounds.put("rowBlack", coordinate);
        bounds.put("colBlack", coordinate);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        do {
            int n = input.integer("n", SIDE);
            Start start = new Start(n, coordinate(input, "rowWhite", n), coordinate(input, "colWhite", n),
                    coordinate(input, "rowBlack", n), coordinate(input, "colBlack", n));
            if (start.isOneCell()) {
                throw input.invalid("same-cell", "White and Black both start on row " + start.rowWhite + ", column "
                        + start.colWhite);
            }
            input.newline();
        } while (!input.atEnd());
    }

    private static int coordinate(StrictText input, String name, int n) {
        input.blank();
        return input.integer(name, new Range(1, n));
    }

    @Override
    public String smallScope() {
        return "every start on boards up to " + SMALL + " x " + SMALL;
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
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-one-start-on-the-largest-board", () -> new Start(20, 1, 1, 20, 20).line());
        named.put("91-every-board", () -> IntStream.rangeClosed((int) SIDE.min(), (int) SIDE.max())
                .mapToObj(n -> new Start(n, 1, 1, n, n).line()).reduce("", String::concat));
        named.put("92-every-start-on-the-largest-board",
                () -> String.join("", starts((int) SIDE.max()).map(Start::line).toList()));
        return named;
    }

    /** Every start on one board. */
    private static Stream<Start> starts(int n) {
        int cells = n * n;
        return IntStream.range(0, cells * cells)
                .mapToObj(i -> new Start(n, 1 + i / cells / n, 1 + i / cells % n, 1 + i % cells / n, 1 + i % n))
                .filter(start -> !start.isOneCell());
    }
}
