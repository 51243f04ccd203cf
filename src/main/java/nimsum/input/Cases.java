package nimsum.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.errors.InvalidInput;

/**
 * The inputs of one problem: which are valid, all the small ones, random ones, and the hard ones that are generated, by
 * name. Each problem has one implementation, a public class {@code Cases}, which is told the bounds of
 * {@code problem.yaml} once it is made.
 *
 * <p>
 * An input has questions in a {@link Frame}. A problem reads and makes questions, and this class does it with the
 * frame.
 *
 * <p>
 * Inputs are text, each character one byte (ISO 8859-1), and the same on every machine: randomness comes only from the
 * generator that is handed in.
 */
public abstract class Cases extends Description {

    private Map<String, Range> bounds = Map.of();

    /** Sets the {@link #bounds()} and returns these cases; to be called once, before all else. */
    public final Cases withBounds(Map<String, Range> bounds) {
        this.bounds = bounds;
        describe();
        return this;
    }

    /**
     * Returns the range of each number of the input, by the name that the statement gives it, in the order of the
     * statement. In the frame {@code COUNT} the first is the number of questions.
     */
    public final Map<String, Range> bounds() {
        return bounds;
    }

    protected final int min(String name) {
        return Math.toIntExact(bounds.get(name).min());
    }

    protected final int max(String name) {
        return Math.toIntExact(bounds.get(name).max());
    }

    /**
     * Reads one whole input from its first byte to its last.
     *
     * @throws InvalidInput at the first broken rule
     */
    public final void check(String input) {
        check(input, null);
    }

    /** Does as {@link #check(String)}, with a listener for each token, which may be null. */
    public final void check(String input, Consumer<StrictText.Part> listener) {
        StrictText text = new StrictText(input, bounds, listener);
        frame().check(text, bounds.keySet().stream().findFirst().orElse(""), this::checkQuestion);
    }

    /** Returns the first rule that an input breaks; none if it is valid. */
    public final Optional<String> brokenRule(String input) {
        try {
            check(input);
            return Optional.empty();
        } catch (InvalidInput e) {
            return Optional.of(e.rule());
        }
    }

    public final boolean isValid(String input) {
        return brokenRule(input).isEmpty();
    }

    /**
     * Reads one question with its last line feed. Unless a problem says otherwise, it is a line with the numbers of
     * {@link #bounds()}, except for the number of questions.
     *
     * @throws InvalidInput at the first broken rule
     */
    protected void checkQuestion(StrictText input) {
        String[] names = bounds.keySet().stream().skip(frame() == Frame.COUNT ? 1 : 0).toArray(String[]::new);
        input.numbers(names);
        input.newline();
    }

    /** Says what the small inputs are, what the named ones, and all else that {@link Description} has words for. */
    protected abstract void describe();

    /**
     * Returns a random valid input with one question.
     *
     * @param size as for {@link #randomQuestion}
     */
    public final String random(Random random, int size) {
        return input(randomQuestion(random, size));
    }

    /**
     * Returns a random question.
     *
     * @param size 1 to 2^30; how large it is, in the unit that suits the problem; more than the largest legal size
     * means the largest
     */
    protected abstract String randomQuestion(Random random, int size);

    /** Returns a random valid input with one question from which a person would like to play. */
    public final String start(Random random, int size) {
        return input(startQuestion(random, size));
    }

    /**
     * Returns a random question from which a person would like to play, with numbers for the head. Unless a problem
     * says otherwise, it is any random one.
     *
     * @param size as for {@link #randomQuestion}
     */
    protected String startQuestion(Random random, int size) {
        return randomQuestion(random, size);
    }

    /**
     * Returns what an input asks, question by question. Unless a problem says otherwise, each line is a question.
     *
     * @param answer of the input
     */
    public List<Question> questions(String input, String answer) {
        return lines(input, answer).orElseThrow();
    }

    /**
     * Returns what a judge with a form of its own asks in place of {@link #questions}. Unless a problem says otherwise,
     * all judges ask the same.
     */
    public List<Question> asked(String judge, List<Question> questions) {
        return questions;
    }

    /** Returns the questions of a valid input as they stand there. */
    public final List<String> texts(String input) {
        List<String> texts = new ArrayList<>();
        StrictText text = new StrictText(input, bounds, null);
        frame().check(text, bounds.keySet().stream().findFirst().orElse(""), question -> {
            int start = question.place();
            checkQuestion(question);
            texts.add(input.substring(start, question.place()));
        });
        return texts;
    }

    /**
     * Returns what a valid input asks, if each question is a line that a line of the answer answers. It is empty for
     * any other input.
     */
    public final Optional<List<Question>> lines(String input, String answer) {
        List<String> lines = isValid(input) ? TextLines.of(frame().questions(input)).toList() : List.of();
        List<String> answers = TextLines.of(answer).toList();
        return frame() == Frame.ONE_QUESTION || lines.size() != answers.size()
                ? Optional.empty()
                : Optional.of(IntStream.range(0, lines.size())
                        .mapToObj(i -> new Question(lines.get(i) + "\n", answers.get(i))).toList());
    }

    /**
     * Returns the one of {@link #lines} that a line of the answer answers; none if there is no such line.
     *
     * @param line counted from 1
     */
    public final Optional<Question> question(String input, String answer, int line) {
        return lines(input, answer).flatMap(all -> all.stream().skip(line - 1L).findFirst());
    }

    /**
     * Returns one input that asks what several ask; empty if the format does not hold them all. The tests of many small
     * inputs are quicker where it does.
     *
     * @param inputs valid ones
     */
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(frame()).filter(any -> any != Frame.ONE_QUESTION).map(any -> any.joined(inputs))
                .filter(this::isValid);
    }

    /**
     * Returns the input that asks these questions, each of which is its text or a thing that {@code toString()} writes.
     */
    protected final String input(Stream<?> questions) {
        return frame().file(questions.map(Object::toString).toList());
    }

    @Override
    protected final String input(Object... questions) {
        return input(Stream.of(questions));
    }

    /** Returns the input that asks random questions. */
    protected final String random(long seed, int questions, Function<Random, ?> question) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> question.apply(random)).limit(questions));
    }

    /** Returns the input that asks a question for each number from the first to the last. */
    protected final String forEach(int first, int last, IntFunction<?> question) {
        return input(IntStream.rangeClosed(first, last).mapToObj(question));
    }

    /** Returns the input that asks rows of numbers, each as {@link HeapRows#text} writes it. */
    protected final String rows(Stream<int[]> rows) {
        return input(rows.map(HeapRows::text));
    }

    /** Returns the input that asks {@code count} random {@link #rows(Stream)}. */
    protected final String rows(long seed, int count, Function<Random, int[]> row) {
        return random(seed, count, row.andThen(HeapRows::text));
    }

    protected static String line(long... numbers) {
        return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" ", "", "\n"));
    }

    /** Returns every line whose numbers are in their ranges and not above {@code max}, in lexicographic order. */
    protected final Stream<String> everyLine(int max) {
        Stream<String> lines = Stream.of("");
        for (Range range : bounds.values()) {
            lines = lines.flatMap(line -> LongStream.rangeClosed(range.min(), Math.min(max, range.max()))
                    .mapToObj(number -> line + " " + number));
        }
        return lines.map(line -> line.substring(1) + "\n");
    }
}
