package nimsum.input;

import java.util.Random;

/** Lines of numbers, and nothing hard about them. */
public class PlainLines extends Cases {

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        small("every line of numbers up to 2", () -> everyLine(2));
        bruteForceSize(1);
        largest("90-largest", eighths -> randomQuestion(new Random(eighths), Integer.MAX_VALUE));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        return line(bounds().values().stream()
                .mapToLong(
                        range -> random.nextLong(range.min(), Math.max(range.min(), Math.min(size, range.max())) + 1))
                .toArray());
    }
}
