package chocolate;

import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.LineCases;
import nimsum.cases.Question;
import nimsum.cases.Range;

/** Lines {@code A B}, one or more, to the end of the file. */
public final class Cases extends LineCases {

    private static final List<Integer> POWERS = List.of(2, 4, 8, 16, 32, 64, 128);
    private static final int SMALL = 20;

    @Override
    public String smallScope() {
        // A side a goes with the 20 / a others, rounded down: 20 + 10 + 6 + 5 + 4 + 3 + 2 + 2 + 2 + 2 + 10 * 1.
        return "all 66 bars of up to " + SMALL + " cells";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed()
                .flatMap(a -> IntStream.rangeClosed(1, SMALL / a).mapToObj(b -> line(a, b)));
    }

    /** The size counts cells. */
    @Override
    public String random(Random random, int size) {
        boolean rowsFirst = random.nextBoolean();
        int a = 1 + random.nextInt(Math.min(size, most(rowsFirst ? "A" : "B")));
        int b = 1 + random.nextInt(Math.min(size / a, most(rowsFirst ? "B" : "A")));
        return rowsFirst ? line(a, b) : line(b, a);
    }

    @Override
    public int bruteForceSize() {
        return 20;
    }

    @Override
    public List<Computed> computed() {
        return List
                .of(new Computed("value", new Range(1 - most("A"), most("B") - 1),
                        "Main.value()"));
    }

    /** At Kattis breadth and depth are columns and rows, and a question is asked once for each player who may begin. */
    @Override
    public List<Question> questions(String judge, String input, String answer) {
        return super.questions(judge, input, answer).stream().flatMap(bar -> {
            String[] sides = bar.text().strip().split(" ");
            String winner = bar.answer().contains("Vertical")
                    ? "Vicky"
                    : bar.answer().contains("Horizontal") ? "Harry" : "";
            return Stream.of("Harry", "Vicky").map(name -> new Question(sides[1] + " " + sides[0] + " " + name + "\n",
                    name + (name.equals(winner) ? " can win" : " cannot win")));
        }).toList();
    }

    @Override
    protected void name(Named named) {
        named.put("02-one-row", () -> lines(1, most("B"), columns -> line(1, columns)));
        named.put("03-one-column", () -> lines(1, most("A"), rows -> line(rows, 1)));
        named.put("04-squares", () -> lines(1, 100, side -> line(side, side)));
        named.put("05-every-bar-up-to-20", () -> bars(20, 20));
        named.put("06-two-rows", () -> lines(1, most("B"), columns -> line(2, columns)));
        named.put("07-three-columns", () -> lines(1, most("A"), rows -> line(rows, 3)));
        named.put("08-around-powers-of-two", () -> POWERS.stream()
                .map(power -> lines(power - 1, power + 1, rows -> lines(power - 1, 2 * power + 1,
                        columns -> line(rows, columns))))
                .collect(Collectors.joining()));
        named.put("09-around-multiples-of-the-power", () -> POWERS.stream().filter(power -> power < 128)
                .map(power -> lines(2, (most("A") - 1) / power, times -> line(power * times - 1, 2 * power - 1)
                        + line(power * times, power) + line(power * times + 1, power)))
                .collect(Collectors.joining()));
        named.put("90-every-bar", () -> largest(8));
    }

    /** Scales the rows of the bars, and with them the lines. */
    @Override
    public String largest(int eighths) {
        return bars(most("A") * eighths / 8, most("B"));
    }

    /** Every bar up to a size. */
    private static String bars(int mostRows, int mostColumns) {
        return lines(1, mostRows, rows -> lines(1, mostColumns, columns -> line(rows, columns)));
    }

    private static String lines(int first, int last, IntFunction<String> line) {
        return lines(IntStream.rangeClosed(first, last), line);
    }
}
