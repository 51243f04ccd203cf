package poj2311;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines <code>W H</code>, one or more, to the end of the file. */
public final class Cases extends LineCases {

    private static final int SHORTEST = 2, LONGEST = 200;
    private static final Range SIDE = new Range(SHORTEST, LONGEST);
    /** The largest sheets, in cells, that are played out in every shape. */
    private static final int SMALL_AREA = 64;
    /** Of the Grundy values of lines, after some exceptions. */
    private static final int PERIOD = 34;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    public String smallScope() {
        // A width w from 2 to 32 goes with 64 / w - 1 heights, rounded down.
        return "all 153 sheets of up to " + SMALL_AREA + " cells";
    }

    @Override
    public Stream<String> small() {
        return sides().boxed()
                .flatMap(w -> sides().filter(h -> w * h <= SMALL_AREA).mapToObj(h -> line(w, h)));
    }

    /** The size bounds the sides: they go from 2 to 1 + size. */
    @Override
    public String random(Random random, int size) {
        int lengths = Math.min(size, LONGEST - SHORTEST + 1);
        return line(SHORTEST + random.nextInt(lengths), SHORTEST + random.nextInt(lengths));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("nim-sum", new Range(0, 15), "mex.add(#grundy[piece] ^ grundy[length - piece]#);"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        IntPredicate any = side -> true;
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-smallest-sheet", () -> line(SHORTEST, SHORTEST));
        named.put("02-no-safe-cut", () -> sheets(w -> w <= 3, h -> h <= 3));
        named.put("03-first-safe-cuts", () -> sheets(w -> w <= 5, h -> h <= 5));
        named.put("04-height-2", () -> sheets(any, h -> h == 2));
        named.put("05-width-3", () -> sheets(w -> w == 3, any));
        named.put("06-squares", () -> lines(sides().mapToObj(side -> line(side, side))));
        named.put("07-longest-width", () -> sheets(w -> w == LONGEST, any));
        named.put("08-longest-height", () -> sheets(any, h -> h == LONGEST));
        named.put("09-every-lost-sheet", () -> sheets(Cases::isLostLine, Cases::isLostLine));
        named.put("10-one-side-next-to-lost", () -> sheets(Cases::isLostLine, h -> isLostLine(h - 1)));
        named.put("11-sides-of-equal-value", () -> lines(sides().boxed().flatMap(w -> sides()
                .filter(h -> h > w && lineValue(w) == lineValue(h) && lineValue(h) > 2).mapToObj(h -> line(w, h)))));
        named.put("12-exceptions-to-the-period", () -> sheets(
                w -> isException(w) || isException(w - PERIOD),
                h -> h == 2 || isException(h) || isException(h - PERIOD)));
        named.put("13-nim-sum-above-every-value", () -> line(77, 2) + line(2, 77));
        named.put("14-random", () -> {
            Random random = new Random(2311);
            return lines(Stream.generate(() -> random(random, LONGEST)).limit(2000));
        });
        named.put("90-every-sheet", () -> largest(8));
        return named;
    }

    /** The number of sheets is scaled: the first ones of all. */
    @Override
    public String largest(int eighths) {
        int lengths = LONGEST - SHORTEST + 1;
        return lines(
                sides().boxed().flatMap(w -> sides().mapToObj(h -> line(w, h))).limit(lengths * lengths * eighths / 8));
    }

    /** A sheet of height 2 is cut in one direction only: its Grundy value is that of a line. */
    private static int lineValue(int width) {
        return Lines.SHEETS[width][SHORTEST];
    }

    private static boolean isLostLine(int width) {
        return width >= SHORTEST && lineValue(width) == 0;
    }

    private static boolean isException(int width) {
        return width >= SHORTEST && width + PERIOD <= LONGEST && lineValue(width) != lineValue(width + PERIOD);
    }

    /** Holds the values, made when they are first asked for. */
    private static final class Lines {
        static final int[][] SHEETS = Reference.grundyOfSheets(LONGEST);
    }

    /** Every sheet with such a width and such a height. */
    private static String sheets(IntPredicate width, IntPredicate height) {
        return lines(sides().filter(width).boxed().flatMap(w -> sides().filter(height).mapToObj(h -> line(w, h))));
    }

    private static IntStream sides() {
        return IntStream.rangeClosed(SHORTEST, LONGEST);
    }
}
