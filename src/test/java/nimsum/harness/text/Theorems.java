package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.Sections;
import nimsum.book.Sections.Section;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/**
 * The ledger of a document. Behind the proof of each numbered theorem a link leads to the test that checks it by
 * computation: the method {@code theoremN()} of the document's own tests, or a test of all problems that holds the
 * same. Each exercise has a method {@code exerciseN()}, unless its heading says that it asks for a proof or a program.
 */
final class Theorems {

    private static final Pattern HEADING = Pattern.compile("(Theorem|Exercise) (\\d+)(.*)"),
            ASKS = Pattern.compile(" \\((proof|program)\\)"), LINK = Pattern.compile("\\[test\\]\\(([^)]*)\\)");
    /** They compare all programs, and coaches with a search, for all problems. */
    private static final Set<String> OF_ALL_PROBLEMS = Set.of("OracleTest.java", "CoachTest.java");

    private Theorems() {
    }

    /**
     * Holds the ledger of a document, which has a theorem at least, against its tests.
     *
     * @param tests the name of their class, which there need not be
     */
    static void check(Path document, String tests) {
        Map<String, Integer> last = new HashMap<>();
        Set<String> expected = new TreeSet<>();
        for (Section section : Sections.of(document).ofLevel(3)) {
            Matcher heading = HEADING.matcher(section.title());
            if (!heading.matches()) {
                continue;
            }
            String kind = heading.group(1).toLowerCase();
            String name = kind + heading.group(2);
            assertEquals(last.merge(kind, 1, Integer::sum), Integer.parseInt(heading.group(2)),
                    document + ": numbers of the " + kind + "s");
            if (kind.equals("exercise")
                    ? !ASKS.matcher(heading.group(3)).matches()
                    : hasOwnTest(document, section, tests)) {
                expected.add(name);
            }
        }
        assertTrue(last.containsKey("theorem"), document + " has no theorem");
        assertEquals(expected, methods(tests), document + " (expected: theorems with a link to " + tests
                + " and exercises without \"(proof)\" or \"(program)\") and the methods with @Test");
    }

    private static boolean hasOwnTest(Path document, Section theorem, String tests) {
        List<String> links = LINK.matcher(theorem.body()).results()
                .map(link -> Path.of(link.group(1)).getFileName().toString()).toList();
        assertTrue(links.size() == 1, () -> document + ": behind the proof of " + theorem.title()
                + " should stand one link, [test](...) to its test, and not " + links);
        boolean isOwn = links.get(0).equals(tests.replaceFirst(".*\\.", "") + ".java");
        assertTrue(isOwn || OF_ALL_PROBLEMS.contains(links.get(0)),
                () -> document + ": " + theorem.title() + " should link " + tests + " or one of " + OF_ALL_PROBLEMS);
        return isOwn;
    }

    /** What JUnit runs, and not what merely has the name of a test. */
    private static Set<String> methods(String tests) {
        Class<?> type;
        try {
            type = Class.forName(tests);
        } catch (ClassNotFoundException e) {
            return Set.of();
        }
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class) && !method.isAnnotationPresent(Disabled.class))
                .map(method -> method.getName()).filter(name -> name.matches("(theorem|exercise)\\d+"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
