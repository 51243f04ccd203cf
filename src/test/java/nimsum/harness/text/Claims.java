package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.Deep;

/**
 * Ties a theorem in a problem's README or in a chapter of the theory, or the answer to an exercise there, to the
 * computation that checks it: the test {@code theoremN()} or {@code exerciseN()} of the document.
 * {@link TheoremExtension} asks at the test's end whether it held all that it should.
 */
public final class Claims {

    /** The claims of the theorem or exercise whose test runs on this thread. */
    private static final ThreadLocal<Claims> RUNNING = new ThreadLocal<>();

    private final Passage passage;
    private final List<String> stated = new ArrayList<>();
    private final List<String> checked = new ArrayList<>();
    private long cases;

    private Claims(Passage passage) {
        this.passage = passage;
    }

    /**
     * Asserts that the folded words below the theorem whose test runs state what was counted. In a deep run they may
     * state less.
     *
     * @param count how many things were checked
     * @param unit what they are, with each number that the words say of them made of the ranges of the test, as in
     * {@code "pairs of numbers up to " + MOST}
     */
    public static void checked(long count, String unit) {
        Claims claims = running("theorem");
        claims.passage.assertChecked(count, unit);
        claims.checked.add(count + " " + unit);
        claims.cases += count;
    }

    /** Makes an assertion on each element, and asserts that the theorem's text states how many they are. */
    public static <T> void each(String unit, Stream<T> elements, Consumer<? super T> assertion) {
        checked(elements.mapToLong(element -> {
            try {
                assertion.accept(element);
            } catch (AssertionError failure) {
                String shown = Arrays.deepToString(new Object[]{element});
                throw new AssertionError(shown + ": " + failure.getMessage(), failure);
            }
            return 1;
        }).sum(), unit);
    }

    public static <A, B> void eachPair(String unit, Collection<A> first, Collection<B> second,
            BiConsumer<A, B> assertion) {
        eachPair(unit, first.stream(), a -> second.stream(), assertion);
    }

    /** Makes an assertion on each pair of an element and one of those that a function finds for it. */
    public static <A, B> void eachPair(String unit, Stream<A> first, Function<A, Stream<B>> second,
            BiConsumer<A, B> assertion) {
        each(unit, first.flatMap(a -> second.apply(a).map(b -> Map.entry(a, b))),
                pair -> assertion.accept(pair.getKey(), pair.getValue()));
    }

    public static <T> void each(String unit, Collection<T> elements, Consumer<? super T> assertion) {
        each(unit, elements.stream(), assertion);
    }

    public static void each(String unit, IntStream elements, IntConsumer assertion) {
        each(unit, elements.boxed(), assertion::accept);
    }

    /**
     * Asserts that the theorem whose test runs states, from its title to its proof, what was computed. Each number of
     * two digits or more in it has to be in such a text.
     *
     * @param text as it stands there once, with a blank for any white space and without addresses of links; a number as
     * far as it goes: "17" is not in "170"
     */
    public static void stated(String text) {
        running("theorem").hold(text);
    }

    /** As {@link #stated(String)}, of the folded answer to the exercise whose test runs. */
    public static void answered(String text) {
        running("exercise").hold(text);
    }

    /**
     * As {@link #stated(String)}, in a test {@code algorithm()}, of the section "Algorithm" and the comment of
     * {@code Main}.
     */
    public static void told(String text) {
        running(Passage.ALGORITHM).hold(text);
    }

    private void hold(String text) {
        passage.assertStated(text);
        stated.add(text);
    }

    private static Claims running(String kind) {
        Claims claims = RUNNING.get();
        assertTrue(claims != null && claims.passage.name().startsWith(kind),
                "only the test " + kind + (kind.equals(Passage.ALGORITHM) ? "" : "N")
                        + "() of a document holds its claims against the text");
        return claims;
    }

    /** The test of a theorem or an exercise begins on this thread. */
    static void begin(Passage passage) {
        RUNNING.set(new Claims(passage));
    }

    /** It has ended. */
    static Claims end() {
        Claims claims = RUNNING.get();
        RUNNING.remove();
        return claims;
    }

    /**
     * Asserts that the test held its count or its answer against the text, and each longer number that the text states.
     */
    void assertComplete() {
        if (passage.name().startsWith("theorem")) {
            assertFalse(checked.isEmpty(), passage + ": its test does not call Claims.checked");
            passage.assertCases(cases);
            if (!Deep.ON) {
                assertEquals(List.of(), passage.rangesOutside(checked), passage
                        + ": numbers in its folded words that are in no words that its test hands to Claims,"
                        + " as in Claims.each(\"heaps of up to \" + MOST, ...)");
            }
        } else {
            assertFalse(stated.isEmpty(), passage + ": its test does not call Claims."
                    + (passage.name().equals(Passage.ALGORITHM) ? "told" : "answered"));
        }
        assertEquals(List.of(), passage.numbersOutside(stated), passage
                + " states numbers that its test does not hold against the text by Claims.stated, answered or told");
    }
}
