package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbered theorems of a document and the tests that check them by computation. */
final class Theorems {

    private static final Pattern THEOREM = Pattern.compile("(?ms)^### Theorem (\\d+) \\([^\\n]+\\)$(.*?)(?=^### |\\z)");
    private static final Pattern PROOF = Pattern.compile("(?m)^\\*?Proof\\b");

    private Theorems() {
    }

    /**
     * Asserts that the theorems are numbered 1, 2, ... and proven, and that each has a test that holds its count, and each test a
     * theorem.
     *
     * @param document
     *            a problem's id, or "theory/" and the name of a chapter
     * @param tests
     *            the class with a test <code>theoremN()</code> for each theorem
     * @param source
     *            its text
     */
    static void check(String document, Readme readme, Class<?> tests, String source) {
        List<MatchResult> theorems = THEOREM.matcher(readme.section("Theorems")).results().toList();
        assertFalse(theorems.isEmpty(), "no theorems");
        List<Integer> numbers = theorems.stream().map(theorem -> Integer.valueOf(theorem.group(1))).toList();
        assertEquals(IntStream.rangeClosed(1, theorems.size()).boxed().toList(), numbers,
                "theorems are numbered 1, 2, ...");
        theorems.forEach(theorem -> assertTrue(PROOF.matcher(theorem.group(2)).find(),
                "theorem " + theorem.group(1) + " has no proof"));
        assertEquals(numbers.stream().map(number -> "theorem" + number).collect(Collectors.toCollection(TreeSet::new)),
                testsOf(tests), "each theorem has a method with @Test, each such method a theorem");
        for (int number : numbers) {
            assertTrue(
                    Pattern.compile("(?m)^\\s*Claims\\.checked\\(\"" + document + "\", " + number + ",").matcher(source)
                            .find(),
                    "theorem" + number + "() does not hold its count against the text");
        }
    }

    /** What JUnit runs, and not what merely has the name of a test. */
    private static Set<String> testsOf(Class<?> tests) {
        return Arrays.stream(tests.getDeclaredMethods()).filter(method -> method.isAnnotationPresent(Test.class))
                .map(method -> method.getName()).filter(name -> name.matches("theorem\\d+"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
