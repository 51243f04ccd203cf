package nimsum.cases;

import java.util.Random;
import java.util.stream.Stream;

/** Lines of numbers, and nothing hard about them. */
public class PlainLines extends LineCases {

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
    protected void name(Named named) {
        // None.
    }

    @Override
    public String largest(int eighths) {
        return randomLine(new Random(eighths), Integer.MAX_VALUE);
    }
}
