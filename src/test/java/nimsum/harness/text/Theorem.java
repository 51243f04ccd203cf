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
    private static final Pattern CHECKED = Pattern.compile("(?m)^Checked: (?:.|\\n(?!\\n))*");
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

    /** Asserts that the {@code Checked:} line states what was counted, or less in a deep run. */
    void assertChecked(long count, String unit) {
        String checked = checkedLine();
        assertTrue(Pattern.compile("(?<![0-9])([0-9]+) " + Pattern.quote(unit)).matcher(checked).results()
                .mapToLong(stated -> Long.parseLong(stated.group(1)))
                .anyMatch(stated -> stated == count || Deep.ON && stated < count),
                this + ": counted " + count + " " + unit + ", but the text says: " + checked);
    }

    /** The numbers in the {@code Checked:} line that are in none of these texts. */
    List<String> rangesOutside(List<String> texts) {
        return Passage.outside(NUMBER, checkedLine(), texts);
    }

    private String checkedLine() {
        Matcher line = CHECKED.matcher(proof);
        assertTrue(line.find(), this + " has no line \"Checked: ...\" below its proof");
        return Passage.flat(line.group());
    }

    @Override
    public String toString() {
        return document + ", theorem " + number;
    }
}
