package poj2311;

import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import nimsum.input.Frame;

/** Lines {@code W H}, one or more, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    /** The period of the Grundy values of lines. It begins after some exceptions. */
    private static final int PERIOD = 34;

    private final int[] grundy = Main.grundyOfLines();

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // A width w from 2 to 32 goes with 64 / w - 1 heights, rounded down.
        small("all 153 sheets of up to 64 cells",
                () -> sides().boxed().flatMap(w -> sides().filter(h -> w * h <= 64).mapToObj(h -> line(w, h))));
        bruteForceSize(6);
        IntPredicate any = side -> true;
        secret("04-height-2", () -> sheets(any, h -> h == 2));
        secret("05-width-3", () -> sheets(w -> w == 3, any));
        secret("06-squares", () -> input(sides().mapToObj(side -> line(side, side))));
        secret("07-longest-width", () -> sheets(w -> w == max("W"), any));
        secret("08-longest-height", () -> sheets(any, h -> h == max("W")));
        secret("09-every-lost-sheet", () -> sheets(this::isLostLine, this::isLostLine));
        secret("10-one-side-next-to-lost", () -> sheets(this::isLostLine, h -> isLostLine(h - 1)));
        secret("11-sides-of-equal-value", () -> input(sides().boxed().flatMap(w -> sides()
                .filter(h -> h > w && grundy[w] == grundy[h] && grundy[h] > 2).mapToObj(h -> line(w, h)))));
        secret("12-exceptions-to-the-period", () -> sheets(
                w -> isException(w) || isException(w - PERIOD),
                h -> h == 2 || isException(h) || isException(h - PERIOD)));
        secret("14-random", () -> random(2311, 2000, random -> randomQuestion(random, max("W"))));
        largest("90-every-sheet", this::largestPart);
    }

    /** The size bounds the sides: they go from 2 to 1 + size. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int lengths = Math.min(size, max("W") - min("W") + 1);
        return line(min("W") + random.nextInt(lengths), min("H") + random.nextInt(lengths));
    }

    /** Returns the number of sheets is scaled: the first ones of all. */
    private String largestPart(int eighths) {
        int lengths = max("W") - min("W") + 1;
        return input(
                sides().boxed().flatMap(w -> sides().mapToObj(h -> line(w, h))).limit(lengths * lengths * eighths / 8));
    }

    private boolean isLostLine(int length) {
        return length >= min("W") && grundy[length] == 0;
    }

    private boolean isException(int length) {
        return length >= min("W") && length + PERIOD <= max("W") && grundy[length] != grundy[length + PERIOD];
    }

    private String sheets(IntPredicate width, IntPredicate height) {
        return input(sides().filter(width).boxed().flatMap(w -> sides().filter(height).mapToObj(h -> line(w, h))));
    }

    private IntStream sides() {
        return IntStream.rangeClosed(min("W"), max("W"));
    }
}
