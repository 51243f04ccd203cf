package poj2311;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>W H</code>, one or more, to the end of the file. */
public final class Cases implements nimsum.cases.Cases {

    private static final int SHORTEST = 2, LONGEST = 200;
    private static final Range SIDE = new Range(SHORTEST, LONGEST);
    /** The largest sheets, in cells, that are played out in every shape. */
    private static final int SMALL_AREA = 64;

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
        return "every sheet of up to " + SMALL_AREA + " cells";
    }

    @Override
    public Stream<String> small() {
        return sheets(SMALL_AREA);
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
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-every-sheet", () -> sheets(LONGEST * LONGEST).collect(Collectors.joining()));
        return named;
    }

    /** Every sheet of up to so many cells. */
    private static Stream<String> sheets(int area) {
        return sides(area / SHORTEST).boxed().flatMap(w -> sides(area / w).mapToObj(h -> line(w, h)));
    }

    private static IntStream sides(int longest) {
        return IntStream.rangeClosed(SHORTEST, Math.min(longest, LONGEST));
    }

    private static String line(int width, int height) {
        return width + " " + height + "\n";
    }
}
