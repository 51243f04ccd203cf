package nimsum.cases;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Inputs of one question a line, one line or more, to the end of the file. A line holds the numbers of
 * {@link #bounds()} with one blank between two; a problem with another line overrides {@link #checkLine(StrictText)}.
 */
public abstract class LineCases extends Cases {

    @Override
    protected final void check(StrictText input) {
        int lines = 0;
        do {
            checkLine(input);
            input.newline();
            lines++;
            if (lines > mostLines()) {
                throw input.invalid("too-many-lines", "more than " + mostLines());
            }
        } while (!input.atEnd());
    }

    /** How many lines an input may have. */
    protected int mostLines() {
        return Integer.MAX_VALUE;
    }

    /** Reads the numbers of a line, up to its line feed. */
    protected void checkLine(StrictText input) {
        String between = "";
        for (String name : bounds().keySet()) {
            if (!between.isEmpty()) {
                input.blank();
            }
            between = " ";
            input.number(name);
        }
    }

    /** Whatever the inputs ask, if there are not too many lines. */
    @Override
    public final Optional<String> joined(List<String> inputs) {
        return Optional.of(String.join("", inputs)).filter(joined -> joined.lines().count() <= mostLines());
    }

    /** Every line whose numbers are in their ranges and not above {@code most}, in lexicographic order. */
    protected final Stream<String> everyLine(int most) {
        Stream<String> lines = Stream.of("");
        String between = "";
        for (Range range : bounds().values()) {
            String separator = between;
            lines = lines.flatMap(line -> IntStream.rangeClosed((int) range.min(), (int) Math.min(most, range.max()))
                    .mapToObj(number -> line + separator + number));
            between = " ";
        }
        return lines.map(line -> line + "\n");
    }

    /** A line whose numbers are drawn from their ranges, none above {@code most} unless its range begins there. */
    protected final String randomLine(Random random, int most) {
        return bounds().values().stream().map(range -> {
            long last = Math.max(range.min(), Math.min(most, range.max()));
            return Long.toString(random.nextLong(range.min(), last + 1));
        }).collect(Collectors.joining(" ", "", "\n"));
    }

    /** One line of these numbers. */
    protected static String line(long... numbers) {
        StringBuilder line = new StringBuilder();
        for (long number : numbers) {
            line.append(line.length() == 0 ? "" : " ").append(number);
        }
        return line.append('\n').toString();
    }

    /** Several lines, one after the other. */
    protected static String lines(Stream<String> lines) {
        return lines.collect(Collectors.joining());
    }

    /** The lines of several numbers, one after the other. */
    protected static String lines(IntStream numbers, IntFunction<String> line) {
        return lines(numbers.mapToObj(line));
    }
}
