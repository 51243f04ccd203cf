package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A piece of a document that a test holds against what it computes. */
sealed interface Passage permits Theorem, Exercise, Algorithm {

    /** One of a theorem is not computed. */
    String NO_THEOREM = "(?<![Tt]heorem )(?<!\\d)";
    Pattern LONG_NUMBER = Pattern.compile(NO_THEOREM + "\\d{2,}");

    /** With a blank for any white space and without the addresses of links. */
    String text();

    /** Makes the text of a passage. */
    static String flat(String markdown) {
        return markdown.replaceAll("\\]\\([^)]*\\)", "]").replaceAll("\\s+", " ");
    }

    /** Asserts that the text holds another one once; were it there twice, one of them could say something else. */
    default void assertStated(String computed) {
        assertEquals(1, places(computed, text()).count(), () -> this + ": computed \"" + computed
                + "\", which the text should hold once, but it says: " + text());
    }

    /** The numbers of two digits or more in the text that are in none of these. */
    default List<String> numbersOutside(List<String> computed) {
        return outside(LONG_NUMBER, text(), computed);
    }

    /** What the pattern finds in a text and is in none of these. */
    static List<String> outside(Pattern number, String whole, List<String> computed) {
        BitSet held = new BitSet();
        computed.forEach(text -> places(text, whole).forEach(place -> held.set(place.start(), place.end())));
        return number.matcher(whole).results().filter(found -> held.nextClearBit(found.start()) < found.end())
                .map(MatchResult::group).toList();
    }

    private static Stream<MatchResult> places(String text, String whole) {
        return Pattern.compile("(?<!\\d(?=\\d))" + Pattern.quote(text) + "(?!(?<=\\d)\\d)").matcher(whole).results();
    }
}
