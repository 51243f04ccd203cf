package poj2311;

import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines {@code W H}, one or more, to the end of the file. */
public final class Cases extends LineCases {

    /** Of the Grundy values of lines, after some exceptions. */
    private static final int PERIOD = 34;

    private final int[] grundy = Main.grundyOfLines();

    @Override
    public String smallScope() {
        // A width w from 2 to 32 goes with 64 / w - 1 heights, rounded down.
        return "all 153 sheets of up to 64 cells";
    }

    @Override
    public Stream<String> small() {
        return sides().boxed()
                .flatMap(w -> sides().filter(h -> w * h <= 64).mapToObj(h -> line(w, h)));
    }

    /** The size bounds the sides: they go from 2 to 1 + size. */
    @Override
    public String random(Random random, int size) {
        int lengths = Math.min(size, most("W") - least("W") + 1);
        return line(least("W") + random.nextInt(lengths), least("H") + random.nextInt(lengths));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("Grundy value", new Range(0, 9), "Mex.value()"));
    }

    @Override
    protected void name(Named named) {
        IntPredicate any = side -> true;
        named.put("04-height-2", () -> sheets(any, h -> h == 2));
        named.put("05-width-3", () -> sheets(w -> w == 3, any));
        named.put("06-squares", () -> lines(sides().mapToObj(side -> line(side, side))));
        named.put("07-longest-width", () -> sheets(w -> w == most("W"), any));
        named.put("08-longest-height", () -> sheets(any, h -> h == most("W")));
        named.put("09-every-lost-sheet", () -> sheets(this::isLostLine, this::isLostLine));
        named.put("10-one-side-next-to-lost", () -> sheets(this::isLostLine, h -> isLostLine(h - 1)));
        named.put("11-sides-of-equal-value", () -> lines(sides().boxed().flatMap(w -> sides()
                .filter(h -> h > w && grundy[w] == grundy[h] && grundy[h] > 2).mapToObj(h -> line(w, h)))));
        named.put("12-exceptions-to-the-period", () -> sheets(
                w -> isException(w) || isException(w - PERIOD),
                h -> h == 2 || isException(h) || isException(h - PERIOD)));
        named.put("14-random", () -> {
            Random random = new Random(2311);
            return lines(Stream.generate(() -> random(random, most("W"))).limit(2000));
        });
        named.put("90-every-sheet", () -> largest(8));
    }

    /** The number of sheets is scaled: the first ones of all. */
    @Override
    public String largest(int eighths) {
        int lengths = most("W") - least("W") + 1;
        return lines(
                sides().boxed().flatMap(w -> sides().mapToObj(h -> line(w, h))).limit(lengths * lengths * eighths / 8));
    }

    private boolean isLostLine(int length) {
        return length >= least("W") && grundy[length] == 0;
    }

    private boolean isException(int length) {
        return length >= least("W") && length + PERIOD <= most("W") && grundy[length] != grundy[length + PERIOD];
    }

    /** Every sheet with such a width and such a height. */
    private String sheets(IntPredicate width, IntPredicate height) {
        return lines(sides().filter(width).boxed().flatMap(w -> sides().filter(height).mapToObj(h -> line(w, h))));
    }

    private IntStream sides() {
        return IntStream.rangeClosed(least("W"), most("W"));
    }
}
