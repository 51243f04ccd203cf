package toads;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;

/** Lines of a strip each, one or more, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 5;
    /** No multiple of 3, so that its multiples are all numbers of strips, in no order. */
    private static final long STRIDE = 314159;

    @Override
    protected void checkQuestion(StrictText input) {
        input.row("strip", bounds().get("n"), "TF.");
        input.newline();
    }

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // 3 + 9 + 27 + 81 + 243.
        small("all 363 strips of up to " + SMALL + " squares",
                () -> IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::every));
        bruteForceSize(max("n"));
        computed("number", 0, power(max("n")) - 1);
        inputsWith("number", number -> strip(number, max("n")));
        secret("01-every-strip-up-to-5", () -> input(small()));
        secret("02-every-strip-of-7", () -> input(every(7)));
        secret("03-two-strips-and-a-wall", () -> input(
                every(4).flatMap(first -> every(3).map(second -> first.strip() + "TTFF" + second))));
        secret("04-random-of-12", () -> input(
                new Random(4).ints(2000, 0, power(max("n"))).mapToObj(number -> strip(number, max("n")))));
        secret("05-random-of-every-length", () -> random(5, 500, random -> randomQuestion(random, max("n"))));
        // What is scaled is the number of strips of 12 squares.
        int all = power(max("n"));
        largest("90-every-strip-of-12", eighths -> forEach(1, (int) ((long) all * eighths / 8),
                i -> strip(i * STRIDE % all, max("n"))));
    }

    static Stream<String> every(int squares) {
        return IntStream.range(0, power(squares)).mapToObj(number -> strip(number, squares));
    }

    /** Returns the strip of {@code squares} squares with a number of Main's. */
    private static String strip(long number, int squares) {
        String digits = Long.toString(power(squares) + number, 3).substring(1);
        return digits.replace('0', 'F').replace('1', '.').replace('2', 'T') + "\n";
    }

    private static int power(int squares) {
        return (int) Math.pow(3, squares);
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        int squares = 1 + random.nextInt(Math.min(size, max("n")));
        return strip(random.nextInt(power(squares)), squares);
    }
}
