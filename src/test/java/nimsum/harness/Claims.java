package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.Problems;

/** Ties a theorem in a problem's README to the computation that checks it. */
public final class Claims {

    private Claims() {
    }

    /**
     * Asserts that the README's <code>Checked:</code> line below a theorem states what was counted.
     *
     * @param id
     *            the problem
     * @param theorem
     *            its number
     * @param count
     *            how many things were checked
     * @param unit
     *            what they are, as in "pairs"
     */
    public static void checked(String id, int theorem, long count, String unit) {
        String theorems = Readme.of(Problems.here().find(id)).section("Theorems");
        Matcher section = Pattern.compile("(?ms)^### Theorem " + theorem + " .*?(?=^### |\\z)").matcher(theorems);
        assertTrue(section.find(), "the README has no theorem " + theorem);
        Matcher line = Pattern.compile("(?m)^Checked: (?:.|\\n(?!\\n))*").matcher(section.group());
        assertTrue(line.find(), "theorem " + theorem + " has no line \"Checked: ...\"");
        String stated = line.group().replace('\n', ' ');
        assertTrue(Pattern.compile("(?<![0-9])" + count + " " + Pattern.quote(unit)).matcher(stated).find(),
                "theorem " + theorem + ": counted " + count + " " + unit + ", but the README says: " + stated);
    }
}
