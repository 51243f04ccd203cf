package pokernim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nimsum.cases.LineCases;
import nimsum.cases.Range;

/** Lines <code>n</code>, one or more, to the end of the file. Where the format is another: implements nimsum.cases.Cases. */
public final class Cases extends LineCases {

    // TODO: name and range of each number of a line; then what is below.
    private static final Range N = new Range(1, 10);
    private static final int SMALL = 10;

    public Cases() {
        super(Map.entry("n", N));
    }

    @Override
    public String smallScope() {
        return "every n up to " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return everyLine(SMALL);
    }

    /**
     * @param size
     *            the largest n
     */
    @Override
    public String random(Random random, int size) {
        return randomLine(random, size);
    }

    @Override
    public int bruteForceSize() {
        return SMALL;
    }

    /** What the names promise: the smallest, the largest, and the inputs on which mistakes fail. */
    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-smallest", () -> line(N.min()));
        named.put("90-largest", () -> largest(8));
        return named;
    }

    /** What is scaled is n. */
    @Override
    public String largest(int eighths) {
        return line(N.max() * eighths / 8);
    }
}
