package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.harness.run.Deep;

/**
 * A numbered theorem of a document.
 *
 * @param document a problem's id, or "theory/" and the name of a chapter
 * @param number 1 for the first
 * @param text title and statement, up to the proof
 * @param proof the proof and what follows it; empty if there is none
 */
record Theorem(String document, int number, String text, String proof) implements Passage {

    private static final Pattern THEOREM = Pattern
            .compile("(?ms)^### Theorem (\\d+) \\(([^\\n]+)\\)$(.*?)(^\\*?Proof\\b.*?)?(?=^### |\\z)");
    private static final Pattern CHECKED = Pattern
            .compile("(?s)<details><summary>Checked in (\\d+) cases</summary>\\n\\n(.*?)\\n\\n</details>");
    private static final Pattern NUMBER = Pattern.compile(NO_THEOREM + "\\b\\d+");

    /** In the order of the text. */
    static List<Theorem> all(String document, Readme readme) {
        return Stream.of("Theorems", "Further", "For the curious").map(name -> readme.sections().getOrDefault(name, ""))
                .flatMap(section -> THEOREM.matcher(section).results()).map(theorem -> of(document, theorem)).toList();
    }

    private static Theorem of(String document, MatchResult theorem) {
        return new Theorem(document, Integer.parseInt(theorem.group(1)),
                Passage.flat(theorem.group(2) + "\n" + theorem.group(3)),
                theorem.group(4) == null ? "" : theorem.group(4));
    }

    /** Asserts that the folded words below the proof state what was counted, or less in a deep run. */
    void assertChecked(long count, String unit) {
        String checked = checked();
        assertTrue(Pattern.compile("(?<![0-9])([0-9]+) " + Pattern.quote(unit)).matcher(checked).results()
                .mapToLong(stated -> Long.parseLong(stated.group(1)))
                .anyMatch(stated -> stated == count || Deep.ON && stated < count),
                this + ": counted " + count + " " + unit + ", but the text says: " + checked);
    }

    /** Asserts that their summary states how many cases were counted in all, or less in a deep run. */
    void assertCases(long counted) {
        long stated = Long.parseLong(folded().group(1));
        assertTrue(stated == counted || Deep.ON && stated < counted,
                this + ": counted " + counted + " cases in all, but the summary says: Checked in " + stated + " cases");
    }

    /** The numbers in the folded words that are in none of these texts. */
    List<String> rangesOutside(List<String> texts) {
        return Passage.outside(NUMBER, checked(), texts);
    }

    private String checked() {
        return Passage.flat(folded().group(2));
    }

    private MatchResult folded() {
        Matcher folded = CHECKED.matcher(proof);
        assertTrue(folded.find(),
                this + " has no folded words with the summary \"Checked in 36 cases\" below its proof");
        return folded;
    }

    @Override
    public String toString() {
        return document + ", theorem " + number;
    }
}
