package chocolate;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.Question;

/** Lines {@code A B}, one or more, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    private static final List<Integer> POWERS = List.of(2, 4, 8, 16, 32, 64, 128);
    private static final int SMALL = 20;

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // A side a goes with the 20 / a others, rounded down: 20 + 10 + 6 + 5 + 4 + 3 + 2 + 2 + 2 + 2 + 10 * 1.
        small("all 66 bars of up to " + SMALL + " cells", () -> IntStream.rangeClosed(1, SMALL).boxed()
                .flatMap(a -> IntStream.rangeClosed(1, SMALL / a).mapToObj(b -> line(a, b))));
        bruteForceSize(20);
        secret("02-one-row", () -> forEach(1, max("B"), columns -> line(1, columns)));
        secret("03-one-column", () -> forEach(1, max("A"), rows -> line(rows, 1)));
        secret("04-squares", () -> forEach(1, 100, side -> line(side, side)));
        secret("05-every-bar-up-to-20", () -> bars(20, 20));
        secret("08-around-powers-of-two", () -> input(POWERS.stream().map(power -> forEach(power - 1, power + 1,
                rows -> forEach(power - 1, 2 * power + 1, columns -> line(rows, columns))))));
        secret("09-around-multiples-of-the-power", () -> input(POWERS.stream().filter(power -> power < 128)
                .map(power -> forEach(2, (max("A") - 1) / power, times -> line(power * times - 1, 2 * power - 1)
                        + line(power * times, power) + line(power * times + 1, power)))));
        // Scales the rows of the bars, and with them the lines.
        largest("90-every-bar", eighths -> bars(max("A") * eighths / 8, max("B")));
    }

    /** The size counts cells. */
    @Override
    protected String randomQuestion(Random random, int size) {
        boolean rowsFirst = random.nextBoolean();
        int a = 1 + random.nextInt(Math.min(size, max(rowsFirst ? "A" : "B")));
        int b = 1 + random.nextInt(Math.min(size / a, max(rowsFirst ? "B" : "A")));
        return rowsFirst ? line(a, b) : line(b, a);
    }

    /** At Kattis breadth and depth are columns and rows, and a question is asked once for each player who may begin. */
    @Override
    public List<Question> asked(String judge, List<Question> bars) {
        return bars.stream().flatMap(bar -> {
            String[] sides = bar.text().strip().split(" ");
            String winner = bar.answer().contains("Vertical")
                    ? "Vicky"
                    : bar.answer().contains("Horizontal") ? "Harry" : "";
            return Stream.of("Harry", "Vicky").map(name -> new Question(sides[1] + " " + sides[0] + " " + name + "\n",
                    name + (name.equals(winner) ? " can win" : " cannot win")));
        }).toList();
    }

    /** Returns every bar up to a size. */
    private String bars(int maxRows, int maxColumns) {
        return forEach(1, maxRows, rows -> forEach(1, maxColumns, columns -> line(rows, columns)));
    }
}
