package nimsum.harness.text;

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

/** The numbered theorems and exercises of a document and the tests that check them by computation. */
final class Theorems {

    /**
     * Asserts that theorems and exercises are numbered 1, 2, ... and proven or answered, and that each has a test that
     * runs, and each test what it is of. What a test has to hold against the text is asked when it runs, by
     * {@link TheoremExtension}.
     *
     * @param document a problem's id, or "theory/" and the name of a chapter
     * @param tests the class with a test {@code theoremN()} for each theorem and {@code exerciseN()} for each exercise
     */
    static void check(String document, Readme readme, Class<?> tests) {
        List<Passage> theorems = Passage.theorems(document, readme);
        assertFalse(theorems.isEmpty(), "no theorems");
        theorems.forEach(theorem -> assertFalse(theorem.proof().isEmpty(), theorem + " has no proof"));
        checkTests("theorem", theorems, tests);
        checkTests("exercise", Passage.exercises(document, readme), tests);
    }

    private static void checkTests(String kind, List<Passage> passages, Class<?> tests) {
        List<String> names = passages.stream().map(Passage::name).toList();
        assertEquals(IntStream.rangeClosed(1, names.size()).mapToObj(number -> kind + number).toList(), names,
                kind + "s are numbered 1, 2, ...");
        assertEquals(new TreeSet<>(names), isSwitchedOff(tests) ? Set.of() : testsOf(kind, tests), "each " + kind
                + " has a method with @Test that is never switched off, each such method such a number");
    }

    /** What JUnit always runs, and not what merely has the name of a test. */
    static Set<String> testsOf(String kind, Class<?> tests) {
        return Arrays.stream(tests.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class) && !isSwitchedOff(method))
                .map(method -> method.getName()).filter(name -> name.matches(kind + "\\d*"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Tells whether the tests are switched off by {@code @Disabled} or by a condition such as {@code @EnabledOnOs}. */
    private static boolean isSwitchedOff(AnnotatedElement tests) {
        return Arrays.stream(tests.getAnnotations()).map(annotation -> annotation.annotationType()).anyMatch(
                type -> type == Disabled.class || type.getPackage().equals(DisabledIf.class.getPackage()));
    }
}
