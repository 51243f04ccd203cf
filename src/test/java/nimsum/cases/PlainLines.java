package nimsum.cases;

import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Lines of numbers, and nothing hard about them. */
public class PlainLines extends LineCases {

    public PlainLines(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    public String smallScope() {
        return "every line of numbers up to 2";
    }

    @Override
    public Stream<String> small() {
        return everyLine(2);
    }

    @Override
    public String random(Random random, int size) {
        return randomLine(random, size);
    }

    @Override
    public int bruteForceSize() {
        return 1;
    }

    @Override
    public Map<String, Supplier<String>> named() {
        return Map.of();
    }

    @Override
    public String largest(int eighths) {
        return randomLine(new Random(eighths), Integer.MAX_VALUE);
    }
}
