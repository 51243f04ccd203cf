package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A numbered theorem of a document.
 *
 * @param document
 *            a problem's id, or "theory/" and the name of a chapter
 * @param number
 *            1 for the first
 * @param statement
 *            title and text up to the proof, with a blank for any white space and without the addresses of links
 * @param proof
 *            the proof and what follows it; empty if there is none
 */
record Theorem(String document, int number, String statement, String proof) {

    private static final Pattern THEOREM = Pattern
            .compile("(?ms)^### Theorem (\\d+) \\(([^\\n]+)\\)$(.*?)(^\\*?Proof\\b.*?)?(?=^### |\\z)");
    private static final Pattern CHECKED = Pattern.compile("(?m)^Checked: (?:.|\\n(?!\\n))*");
    /** One of a theorem is no range. */
    private static final Pattern NUMBER = Pattern.compile("(?<![Tt]heorem )\\b\\d+");
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d{2,}");

    /** In the order of the text. */
    static List<Theorem> all(String document, Readme readme) {
        return Stream.of("Theorems", "Further").map(name -> readme.sections().getOrDefault(name, ""))
                .flatMap(section -> THEOREM.matcher(section).results()).map(theorem -> of(document, theorem)).toList();
    }

    private static Theorem of(String document, MatchResult theorem) {
        String statement = (theorem.group(2) + "\n" + theorem.group(3)).replaceAll("\\]\\([^)]*\\)", "]");
        return new Theorem(document, Integer.parseInt(theorem.group(1)), statement.replaceAll("\\s+", " "),
                theorem.group(4) == null ? "" : theorem.group(4));
    }

    /** Asserts that the <code>Checked:</code> line states what was counted, or less in a deep run. */
    void assertChecked(long count, String unit) {
        String checked = checkedLine();
        assertTrue(Pattern.compile("(?<![0-9])([0-9]+) " + Pattern.quote(unit)).matcher(checked).results()
                .mapToLong(stated -> Long.parseLong(stated.group(1)))
                .anyMatch(stated -> stated == count || Deep.ON && stated < count),
                this + ": counted " + count + " " + unit + ", but the text says: " + checked);
    }

    /** Asserts that the statement holds a text once; were it there twice, one of them could say something else. */
    void assertStated(String text) {
        assertEquals(1, places(text).count(), () -> this + ": computed \"" + text
                + "\", which the statement should hold once, but it says: " + statement);
    }

    /** The numbers of two digits or more in the statement that are in none of these texts. */
    List<String> numbersOutside(List<String> texts) {
        return outside(LONG_NUMBER, statement, texts);
    }

    /** The numbers in the <code>Checked:</code> line that are in none of these texts. */
    List<String> rangesOutside(List<String> texts) {
        return outside(NUMBER, checkedLine(), texts);
    }

    private String checkedLine() {
        Matcher line = CHECKED.matcher(proof);
        assertTrue(line.find(), this + " has no line \"Checked: ...\" below its proof");
        return line.group().replaceAll("\\]\\([^)]*\\)", "]").replaceAll("\\s+", " ");
    }

    private static List<String> outside(Pattern number, String whole, List<String> texts) {
        BitSet held = new BitSet();
        texts.forEach(text -> places(text, whole).forEach(place -> held.set(place.start(), place.end())));
        return number.matcher(whole).results().filter(found -> held.nextClearBit(found.start()) < found.end())
                .map(MatchResult::group).toList();
    }

    private Stream<MatchResult> places(String text) {
        return places(text, statement);
    }

    private static Stream<MatchResult> places(String text, String whole) {
        return Pattern.compile("(?<!\\d(?=\\d))" + Pattern.quote(text) + "(?!(?<=\\d)\\d)").matcher(whole).results();
    }

    @Override
    public String toString() {
        return document + ", theorem " + number;
    }
}
