package nimsum.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The inputs of one problem: which are valid, all the small ones, random ones, and the hard ones by name. Each problem has one
 * implementation, a public class <code>Cases</code> with a public constructor without parameters.
 *
 * <p>
 * Inputs are text, each character one byte (ISO 8859-1), and the same on every machine: randomness comes only from the
 * generator that is handed in.
 */
public interface Cases {

    /** The parts of the largest size for {@link #largest(int)}. */
    List<Integer> EIGHTHS = List.of(1, 2, 4, 8);

    /** The range of each number of the input, by the name that the statement gives it, in the order of the statement. */
    Map<String, Range> bounds();

    /**
     * Reads one whole input from its first byte to its last.
     *
     * @throws InvalidInput
     *             at the first broken rule
     */
    void check(StrictText input);

    /**
     * How many and which inputs {@link #small()} has, as in "all 258 rows of up to 3 heaps of up to 6 sticks". The number, of
     * inputs that differ, is found by thinking and not by counting what <code>small()</code> lists: the tests compare the two.
     */
    String smallScope();

    /** Every valid input up to the size that {@link #smallScope()} states, one question each, in a fixed order. */
    Stream<String> small();

    /**
     * A random valid input with one question.
     *
     * @param size
     *            1 to 2^30; how large the input is, in the unit that suits the problem; more than the largest legal size
     *            means the largest
     */
    String random(Random random, int size);

    /** The largest size at which <code>BruteForce</code> answers a random input within some 20 ms. */
    int bruteForceSize();

    /**
     * The inputs of <code>testdata/&lt;id&gt;/secret/</code>: file name without its ending, and how to make the content.
     */
    Map<String, Supplier<String>> named();

    /** What <code>Main</code> computes that a type may be too narrow for, though the numbers of the input fit it. */
    default List<Computed> computed() {
        return List.of();
    }

    /**
     * How to make a valid input with one question in which a number, of {@link #bounds()} or {@link #computed()}, comes to a value
     * of its range: for those of which {@link TypeCases} finds no inputs by replacing a number in random ones.
     */
    default Map<String, LongFunction<String>> inputsWith() {
        return Map.of();
    }

    /**
     * The narrow types that change no answer, and why: the name of the number, <code> in </code> and the name of the
     * {@link Narrowing}, as in <code>x in 16 bits</code>.
     */
    default Map<String, String> harmless() {
        return Map.of();
    }

    /**
     * The inputs of <code>testdata/&lt;id&gt;/tolerated/</code>, which {@link #check(StrictText)} refuses and the solution
     * answers: the rule that the input breaks, and where one rule has several, a dot and what is wrong, as in
     * <code>missing-zero</code>; and how to make the content.
     */
    default Map<String, Supplier<String>> tolerated() {
        return Map.of();
    }

    /**
     * One input that asks what several ask; empty if the format does not hold them all. The tests of many small inputs are
     * quicker where it does.
     *
     * @param inputs
     *            valid ones
     */
    default Optional<String> joined(List<String> inputs) {
        return Optional.empty();
    }

    /**
     * The inputs of <code>testdata/&lt;id&gt;/invalid/</code> that are written by hand, by file name without its ending: the
     * rule that the input breaks, and where one rule has several, a dot and what is wrong: <code>same-cell.second-line</code>.
     * Those that any format has, as a number that is too large, come from {@link RoutineFaults}.
     */
    default List<String> invalid() {
        return List.of();
    }

    /**
     * The largest legal input, or a part of it, for measurements of how the time grows.
     *
     * @param eighths
     *            one of {@link #EIGHTHS}: how much of the largest size, in the unit that drives the work
     */
    String largest(int eighths);

    /**
     * What {@link #joined(List)} asks for, where the first line of an input says how many questions come.
     *
     * @param most
     *            how many questions an input may have
     */
    static Optional<String> joinedAfterCount(List<String> inputs, long most) {
        long questions = inputs.stream().mapToLong(input -> Long.parseLong(input.substring(0, input.indexOf('\n'))))
                .sum();
        return questions > most
                ? Optional.empty()
                : Optional.of(inputs.stream().map(input -> input.substring(input.indexOf('\n') + 1))
                        .collect(Collectors.joining("", questions + "\n", "")));
    }
}
