package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ties a theorem in a problem's README or in a chapter of the theory to the computation that checks it. */
public final class Claims {

    private Claims() {
    }

    /**
     * Asserts that the <code>Checked:</code> line below a theorem states what was counted.
     *
     * @param document
     *            a problem's id, or "theory/" and the name of a chapter
     * @param theorem
     *            its number
     * @param count
     *            how many things were checked
     * @param unit
     *            what they are, as in "pairs"
     */
    public static void checked(String document, int theorem, long count, String unit) {
        String theorems = Readme.of(document).section("Theorems");
        Matcher section = Pattern.compile("(?ms)^### Theorem " + theorem + " .*?(?=^### |\\z)").matcher(theorems);
        assertTrue(section.find(), document + " has no theorem " + theorem);
        Matcher line = Pattern.compile("(?m)^Checked: (?:.|\\n(?!\\n))*").matcher(section.group());
        assertTrue(line.find(), document + ", theorem " + theorem + " has no line \"Checked: ...\"");
        String stated = line.group().replace('\n', ' ');
        assertTrue(Pattern.compile("(?<![0-9])" + count + " " + Pattern.quote(unit)).matcher(stated).find(),
                document + ", theorem " + theorem + ": counted " + count + " " + unit + ", but the text says: "
                        + stated);
    }
}
