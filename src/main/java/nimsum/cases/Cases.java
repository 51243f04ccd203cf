package nimsum.cases;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The inputs of one problem: which are valid, all the small ones, random ones, and the hard ones that are generated, by
 * name. Each problem has one implementation, a public class {@code Cases}, which is told the bounds of
 * {@code problem.yaml} once it is made.
 *
 * <p>
 * Inputs are text, each character one byte (ISO 8859-1), and the same on every machine: randomness comes only from the
 * generator that is handed in.
 */
public abstract class Cases {

    /** The parts of the largest size for {@link #largest(int)}. */
    public static final List<Integer> EIGHTHS = List.of(1, 2, 4, 8);

    private Map<String, Range> bounds = Map.of();

    /** These cases, where the numbers of the input have such {@link #bounds()}; to be called before anything else. */
    public final Cases within(Map<String, Range> bounds) {
        this.bounds = bounds;
        return this;
    }

    /**
     * The range of each number of the input, by the name that the statement gives it, in the order of the statement.
     */
    public final Map<String, Range> bounds() {
        return bounds;
    }

    /** The smallest that a number may be. */
    protected final int least(String name) {
        return Math.toIntExact(bounds.get(name).min());
    }

    /** The largest that a number may be. */
    protected final int most(String name) {
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

    /**
     * @param parts is told what was read, in order; null if nobody is
     */
    final void check(String input, Consumer<StrictText.Part> parts) {
        StrictText text = new StrictText(input, bounds, parts);
        check(text);
        text.end();
    }

    /** The first rule that an input breaks; none if it is valid. */
    public final Optional<String> brokenRule(String input) {
        try {
            check(input);
            return Optional.empty();
        } catch (InvalidInput e) {
            return Optional.of(e.rule());
        }
    }

    /** Whether an input breaks no rule. */
    public final boolean isValid(String input) {
        return brokenRule(input).isEmpty();
    }

    /**
     * Reads all that an input has.
     *
     * @throws InvalidInput at the first broken rule
     */
    protected abstract void check(StrictText input);

    /**
     * How many and which inputs {@link #small()} has, as in "all 258 rows of up to 3 heaps of up to 6 sticks". The
     * number, of inputs that differ, is found by thinking and not by counting what {@code small()} lists: the tests
     * compare the two.
     */
    public abstract String smallScope();

    /** Every valid input up to the size that {@link #smallScope()} states, one question each, in a fixed order. */
    public abstract Stream<String> small();

    /**
     * A random valid input with one question.
     *
     * @param size 1 to 2^30; how large the input is, in the unit that suits the problem; more than the largest legal
     * size means the largest
     */
    public abstract String random(Random random, int size);

    /**
     * A random valid input with one question from which a person would like to play, with numbers for the head. Unless
     * a problem says otherwise, it is any random input.
     *
     * @param size as for {@link #random}
     */
    public String start(Random random, int size) {
        return random(random, size);
    }

    /** The largest size at which {@code BruteForce} answers a random input within some 20 ms. */
    public abstract int bruteForceSize();

    /**
     * The inputs of {@code testdata/<id>/secret/} that are generated: file name without its ending, and how to make the
     * content. The others there are written by hand.
     */
    public final Map<String, Supplier<String>> named() {
        Named named = new Named();
        name(named);
        return named.inputs;
    }

    /** Puts in what {@link #named()} has. */
    protected abstract void name(Named named);

    /** The generated inputs of a problem. */
    protected static final class Named {

        private final Map<String, Supplier<String>> inputs = new LinkedHashMap<>();

        /**
         * @throws IllegalStateException if there is an input of this name
         */
        public void put(String name, Supplier<String> input) {
            if (inputs.putIfAbsent(name, input) != null) {
                throw new IllegalStateException("two inputs of the name " + name);
            }
        }

        /** How many there are so far. */
        public int size() {
            return inputs.size();
        }
    }

    /** What {@code Main} computes that a type may be too narrow for, though the numbers of the input fit it. */
    public List<Computed> computed() {
        return List.of();
    }

    /**
     * How to make a valid input with one question in which a number, of {@link #bounds()} or {@link #computed()}, comes
     * to a value of its range: for those of which {@link TypeCases} finds no inputs by replacing a number in random
     * ones.
     */
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of();
    }

    /**
     * The narrow types that change no answer, and why: the name of the number, {@code  in } and the name of the
     * {@link Narrowing}, as in {@code x in 16 bits}.
     */
    public Map<String, String> harmless() {
        return Map.of();
    }

    /**
     * What an input asks, question by question, as a judge with a form of its own asks it. Unless a problem says
     * otherwise, each line is a question, and all judges ask the same.
     *
     * @param judge its name
     * @param answer of the input
     */
    public List<Question> questions(String judge, String input, String answer) {
        return QuestionLines.of(input, answer).orElseThrow().all();
    }

    /**
     * One input that asks what several ask; empty if the format does not hold them all. The tests of many small inputs
     * are quicker where it does.
     *
     * @param inputs valid ones
     */
    public Optional<String> joined(List<String> inputs) {
        return Optional.empty();
    }

    /**
     * The largest legal input, or a part of it, for measurements of how the time grows.
     *
     * @param eighths one of {@link #EIGHTHS}: how much of the largest size, in the unit that drives the work
     */
    public abstract String largest(int eighths);
}
