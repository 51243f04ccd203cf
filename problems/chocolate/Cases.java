package chocolate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>A B</code>, one or more, to the end of the file. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range SIDE = new Range(1, 300);
    private static final int SMALL = 24;

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("A", SIDE);
        bounds.put("B", SIDE);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        do {
            input.number("A", SIDE);
            input.blank();
            input.number("B", SIDE);
            input.newline();
        } while (!input.atEnd());
    }

    @Override
    public String smallScope() {
        return "every bar of up to " + SMALL + " cells";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed()
                .flatMap(a -> IntStream.rangeClosed(1, SMALL / a).mapToObj(b -> line(a, b)));
    }

    /**
     * @param size
     *            cells
     */
    @Override
    public String random(Random random, int size) {
        int a = 1 + random.nextInt((int) Math.min(size, SIDE.max()));
        int b = 1 + random.nextInt((int) Math.min(size / a, SIDE.max()));
        return random.nextBoolean() ? line(a, b) : line(b, a);
    }

    @Override
    public int bruteForceSize() {
        return 20;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-every-bar", () -> everyBar((int) SIDE.max()));
        return named;
    }

    private static String everyBar(int longest) {
        return IntStream.rangeClosed(1, longest).boxed()
                .flatMap(a -> IntStream.rangeClosed(1, longest).mapToObj(b -> line(a, b)))
                .collect(Collectors.joining());
    }

    private static String line(int rows, int columns) {
        return rows + " " + columns + "\n";
    }
}
