package luogup2252;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines <code>a b</code>, one or more, to the end of the file. */
public final class Cases implements nimsum.cases.Cases {

    private static final Range HEAP = new Range(0, 1_000_000_000);
    private static final int SMALL = 70;
    private static final int MOST_LINES = 100_000;
    /** Neighbours in the Fibonacci sequence: their quotient is the golden ratio to 18 digits. */
    private static final long FIBONACCI_45 = 1134903170, FIBONACCI_46 = 1836311903;

    @Override
    public Map<String, Range> bounds() {
        Map<String, Range> bounds = new LinkedHashMap<>();
        bounds.put("a", HEAP);
        bounds.put("b", HEAP);
        return bounds;
    }

    @Override
    public void check(StrictText input) {
        do {
            input.number("a", HEAP);
            input.blank();
            input.number("b", HEAP);
            input.newline();
        } while (!input.atEnd());
    }

    @Override
    public String smallScope() {
        return "every pair of heaps up to " + SMALL + " and " + SMALL;
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(0, SMALL).boxed()
                .flatMap(a -> IntStream.rangeClosed(0, SMALL).mapToObj(b -> line(a, b)));
    }

    /**
     * One pair in four is anywhere, and the others are within a stone of a lost one: there is only one of those to each
     * heap.
     *
     * @param size
     *            stones of the larger heap
     */
    @Override
    public String random(Random random, int size) {
        int most = (int) Math.min(size, HEAP.max());
        if (random.nextInt(4) == 0) {
            return line(random.nextInt(most + 1), random.nextInt(most + 1));
        }
        long difference = random.nextInt((int) (most * 8L / 21) + 1);
        long small = difference * FIBONACCI_46 / FIBONACCI_45;
        long a = clamp(small + random.nextInt(3) - 1, most);
        long b = clamp(small + difference + random.nextInt(3) - 1, most);
        return random.nextBoolean() ? line(a, b) : line(b, a);
    }

    @Override
    public int bruteForceSize() {
        return 200;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("90-largest", () -> randomLines(MOST_LINES));
        return named;
    }

    private String randomLines(int count) {
        Random random = new Random(2252);
        return IntStream.range(0, count).mapToObj(i -> random(random, (int) HEAP.max())).collect(Collectors.joining());
    }

    private static long clamp(long stones, int most) {
        return Math.max(0, Math.min(stones, most));
    }

    private static String line(long a, long b) {
        return a + " " + b + "\n";
    }
}
