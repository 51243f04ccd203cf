package toads;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** Lines of a strip each, one or more, to the end of the file. */
public final class Cases extends LineCases {

    private static final int SMALL = 5;
    /** No multiple of 3, so that its multiples are all numbers of strips, in no order. */
    private static final long STRIDE = 314159;

    @Override
    protected void checkLine(StrictText input) {
        input.row("strip", bounds().get("n"), "TF.");
    }

    @Override
    public String smallScope() {
        // 3 + 9 + 27 + 81 + 243.
        return "all 363 strips of up to " + SMALL + " squares";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::every).map(strip -> strip + "\n");
    }

    /** Every strip of so many squares, in the order of the numbers. */
    static Stream<String> every(int squares) {
        return IntStream.range(0, power(squares)).mapToObj(number -> strip(number, squares));
    }

    /** The strip of so many squares with a number of Main's. */
    private static String strip(long number, int squares) {
        String digits = Long.toString(power(squares) + number, 3).substring(1);
        return digits.replace('0', 'F').replace('1', '.').replace('2', 'T');
    }

    private static int power(int squares) {
        return (int) Math.pow(3, squares);
    }

    /** The size is that of the strip. */
    @Override
    public String random(Random random, int size) {
        int squares = 1 + random.nextInt(Math.min(size, most("n")));
        return strip(random.nextInt(power(squares)), squares) + "\n";
    }

    @Override
    public int bruteForceSize() {
        return most("n");
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("number", new Range(0, power(most("n")) - 1), "Main.number()"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("number", number -> strip(number, most("n")) + "\n");
    }

    @Override
    protected void name(Named named) {
        named.put("01-every-strip-up-to-5", () -> lines(small()));
        named.put("02-every-strip-of-7", () -> strips(every(7)));
        named.put("03-two-strips-and-a-wall", () -> strips(
                every(4).flatMap(first -> every(3).map(second -> first + "TTFF" + second))));
        named.put("04-random-of-12", () -> strips(
                new Random(4).ints(2000, 0, power(most("n"))).mapToObj(number -> strip(number, most("n")))));
        named.put("90-every-strip-of-12", () -> largest(8));
    }

    /** What is scaled is the number of strips of 12 squares. */
    @Override
    public String largest(int eighths) {
        int all = power(most("n"));
        return strips(IntStream.rangeClosed(1, (int) ((long) all * eighths / 8))
                .mapToObj(i -> strip(i * STRIDE % all, most("n"))));
    }

    private static String strips(Stream<String> strips) {
        return lines(strips.map(strip -> strip + "\n"));
    }
}
