package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;

/** The numbered theorems of a document and the tests that check them by computation. */
final class Theorems {

    /**
     * Asserts that the theorems are numbered 1, 2, ... and proven, and that each has a test that runs, and each test a theorem.
     * What a test has to hold against the text is asked when it runs, by {@link TheoremExtension}.
     *
     * @param document
     *            a problem's id, or "theory/" and the name of a chapter
     * @param tests
     *            the class with a test <code>theoremN()</code> for each theorem
     */
    static void check(String document, Readme readme, Class<?> tests) {
        List<Theorem> theorems = Theorem.all(document, readme);
        assertFalse(theorems.isEmpty(), "no theorems");
        assertEquals(IntStream.rangeClosed(1, theorems.size()).boxed().toList(),
                theorems.stream().map(Theorem::number).toList(), "theorems are numbered 1, 2, ...");
        theorems.forEach(theorem -> assertFalse(theorem.proof().isEmpty(), theorem + " has no proof"));
        assertEquals(
                theorems.stream().map(theorem -> "theorem" + theorem.number())
                        .collect(Collectors.toCollection(TreeSet::new)),
                isSwitchedOff(tests) ? Set.of() : testsOf(tests),
                "each theorem has a method with @Test that is never switched off, each such method a theorem");
    }

    /** What JUnit always runs, and not what merely has the name of a test. */
    private static Set<String> testsOf(Class<?> tests) {
        return Arrays.stream(tests.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class) && !isSwitchedOff(method))
                .map(method -> method.getName()).filter(name -> name.matches("theorem\\d+"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** By <code>@Disabled</code>, or by a condition such as <code>@EnabledOnOs</code>. */
    private static boolean isSwitchedOff(AnnotatedElement tests) {
        return Arrays.stream(tests.getAnnotations()).map(annotation -> annotation.annotationType()).anyMatch(
                type -> type == Disabled.class || type.getPackage().equals(DisabledIf.class.getPackage()));
    }
}
