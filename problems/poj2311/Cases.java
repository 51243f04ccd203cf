package poj2311;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>W H</code>, one or more, to the end of the file. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range SIDE = new Range(2, 200);
    private static final int SMALL = 7;

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("W", SIDE);
        bounds.put("H", SIDE);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        do {
            input.number("W", SIDE);
            input.blank();
            input.number("H", SIDE);
            input.newline();
        } while (!input.atEnd());
    }

    @Override
    public String smallScope() {
        return "every sheet up to " + SMALL + " x " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return sheets(SMALL);
    }

    @Override
    public String random(Random random, int size) {
        int sides = Math.min(size, (int) (SIDE.max() - SIDE.min() + 1));
        return line((int) SIDE.min() + random.nextInt(sides), (int) SIDE.min() + random.nextInt(sides));
    }

    @Override
    public int bruteForceSize() {
        return SMALL - 1;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-every-sheet", () -> String.join("", sheets((int) SIDE.max()).toList()));
        return named;
    }

    private static Stream<String> sheets(int longest) {
        return IntStream.rangeClosed((int) SIDE.min(), longest).boxed()
                .flatMap(w -> IntStream.rangeClosed((int) SIDE.min(), longest).mapToObj(h -> line(w, h)));
    }

    private static String line(int width, int height) {
        return width + " " + height + "\n";
    }
}
