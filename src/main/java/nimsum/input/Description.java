package nimsum.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Collects what a problem says of its inputs, one fact a call, for the tools that ask for it. */
abstract class Description {

    /** The parts of the largest size for {@link #largest(int)}. */
    public static final List<Integer> EIGHTHS = List.of(1, 2, 4, 8);

    private Frame frame = Frame.ONE_QUESTION;
    private String smallScope;
    private Supplier<? extends Stream<?>> small;
    private int bruteForceSize;
    private IntFunction<String> largest;
    private final Map<String, Supplier<String>> named = new LinkedHashMap<>();
    private final Map<String, Range> computed = new LinkedHashMap<>();
    private final Map<String, LongFunction<?>> questionsWith = new LinkedHashMap<>();
    private final Map<String, String> harmless = new LinkedHashMap<>();

    /** Sets what stands around the questions; nothing, if a problem does not call this. */
    protected final void frame(Frame frame) {
        this.frame = frame;
    }

    /**
     * Sets every valid question up to some size, in a fixed order.
     *
     * @param scope how many and which, as in "all 258 rows of up to 3 heaps of up to 6 sticks". The number, of inputs
     * that differ, is found by thinking and not by counting: the tests compare the two.
     */
    protected final void small(String scope, Supplier<? extends Stream<?>> questions) {
        smallScope = scope;
        small = questions;
    }

    /** Sets the largest size at which {@code BruteForce} answers a random input within some 20 ms. */
    protected final void bruteForceSize(int size) {
        bruteForceSize = size;
    }

    /**
     * Adds an input of {@code testdata/<id>/secret/} that is generated. The others there are written by hand.
     *
     * @param name of its file, without the ending
     * @throws IllegalStateException if there is an input of this name
     */
    protected final void secret(String name, Supplier<String> input) {
        if (named.putIfAbsent(name, input) != null) {
            throw new IllegalStateException("two inputs of the name " + name);
        }
    }

    /**
     * Adds the largest legal input, which is generated, too, and parts of it.
     *
     * @param name of its file, without the ending
     * @param part makes a number of eighths of the largest size, in the unit that drives the work
     */
    protected final void largest(String name, IntFunction<String> part) {
        largest = part;
        secret(name, () -> part.apply(8));
    }

    /**
     * Adds a number that {@code Main} computes and that a type may be too narrow for, though the numbers of the input
     * fit it. {@link #inputsWith} says how to make an input in which it comes to a value of this range.
     */
    protected final void computed(String name, long min, long max) {
        computed.put(name, new Range(min, max));
    }

    /**
     * Sets how to make a question in which a number, of the input or computed, comes to a value of its range: for those
     * of which {@code TypeCases} finds no inputs by replacing a number in random ones.
     */
    protected final void inputsWith(String number, LongFunction<?> question) {
        questionsWith.put(number, question);
    }

    /**
     * Adds narrow types that change no answer, so that no case has to show them.
     *
     * @param types the name of the number, {@code  in } and the name of the {@code Narrowing}, as in
     * {@code x in 16 bits}
     */
    protected final void harmless(String reason, String... types) {
        Stream.of(types).forEach(type -> harmless.put(type, reason));
    }

    public final Frame frame() {
        return frame;
    }

    public final String smallScope() {
        return smallScope;
    }

    /**
     * Returns every valid input up to the size that {@link #smallScope()} states, one question each, in a fixed order.
     */
    public final Stream<String> small() {
        return small.get().map(this::input);
    }

    public final int bruteForceSize() {
        return bruteForceSize;
    }

    /** Returns the generated inputs: file name without its ending, and how to make the content. */
    public final Map<String, Supplier<String>> named() {
        return named;
    }

    /**
     * Returns the largest legal input, or a part of it, for measurements of how the time grows.
     *
     * @param eighths one of {@link #EIGHTHS}: how much of the largest size
     */
    public final String largest(int eighths) {
        return largest.apply(eighths);
    }

    public final Map<String, Range> computed() {
        return computed;
    }

    /** Returns for some numbers how to make a valid input with one question in which it comes to a value. */
    public final Map<String, LongFunction<String>> inputsWith() {
        Map<String, LongFunction<String>> inputs = new LinkedHashMap<>();
        questionsWith.forEach((name, question) -> inputs.put(name, value -> input(question.apply(value))));
        return inputs;
    }

    public final Map<String, String> harmless() {
        return harmless;
    }

    abstract String input(Object... questions);
}
