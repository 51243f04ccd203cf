package nimsum.harness.text;

import static nimsum.harness.run.ProblemCopy.assertFails;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checks of theorems and exercises fail when what they check is broken. */
class TheoremsTest {

    private static final String TEXT = """
            # Title
            ## Theorems
            ### Theorem 1 (first)
            *Proof.* ∎
            ### Theorem 2 (second of 20)
            It fails for 2, 17 and
            34 only, as [there](a.md#theorem-11).
            Proof, by induction, for 55.

            <details><summary>Checked in 36 cases</summary>

            All 36 things.

            </details>
            ## Further
            ### Exercises
            1. How many?
               <details><summary>Answer</summary>

               There are 12, or
               [13](a.md#13) by theorem 14.

               </details>
            ### More
            1. No exercise.
            """;
    private static final String METHODS = " has a method with @Test that is never switched off, each such method "
            + "such a number ==> expected: <";
    private static final String ONCE = ", which the text should hold once, but it says: ";

    @Test
    void wholeTextPasses() {
        assertDoesNotThrow(() -> check(TEXT, Tests.class));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Theorem 2   | Theorem 3   | theorems are numbered 1, 2, ... ==> expected: <[theorem1, theorem2]> but was: <[theorem1, theorem3]>
            Proof, by   | By          | id, theorem2 has no proof
            ### Theorem 2 | ### Case 2 | each theoremMETHODS[theorem1]> but was: <[theorem1, theorem2]>
            1. How      | How         | each exerciseMETHODS[]> but was: <[exercise1]>
            Answer      | Hint        | id, exercise1 should have one <details><summary>Answer</summary>, an empty line, the answer, an empty line, </details> ==> expected: <1> but was: <0>
            """)
    void theoremsAndExercisesAreNumberedProvenAndAnswered(String right, String wrong, String message) {
        assertFails(message.replace("METHODS", METHODS), () -> check(TEXT.replace(right, wrong), Tests.class));
    }

    @Test
    void testsThatAreSwitchedOff() {
        assertFails("each theorem" + METHODS + "[theorem1, theorem2]> but was: <[]>",
                () -> check(TEXT, SwitchedOff.class));
    }

    @Test
    void answersThatAreHeld() {
        Passage exercise = Passage.exercises("id", Readme.parse(TEXT)).get(0);
        assertDoesNotThrow(() -> run(exercise, () -> Claims.answered("12, or [13]")));
        assertFails("id, exercise1: its test does not call Claims.answered", () -> run(exercise, () -> {
        }));
        assertFails("id, exercise1 states numbers that its test does not hold against the text by Claims.stated, "
                + "answered or told ==> expected: <[]> but was: <[13]>",
                () -> run(exercise, () -> Claims.answered("12")));
        assertFails("only the test theoremN() of a document holds its claims against the text",
                () -> run(exercise, () -> Claims.checked(12, "or")));
    }

    @Test
    void claimsThatAreHeld() {
        assertDoesNotThrow(() -> claim(() -> {
            Claims.each("things", IntStream.range(0, 36), thing -> assertTrue(thing < 36));
            Claims.stated("second of 20");
            Claims.stated("2, 17 and 34 only");
        }));
        assertFails("id, theorem2: its test does not call Claims.checked",
                () -> claim(() -> Claims.stated("second of 20")));
        assertFails("id, theorem2: counted 6 things, but the text says: All 36 things.",
                () -> claim(() -> Claims.checked(6, "things")));
        // A deep run may count more than the summary says, but not less.
        Readme more = Readme.parse(TEXT.replace("36 cases", "72 cases"));
        assertFails("id, theorem2: counted 36 cases in all, but the summary says: Checked in 72 cases",
                () -> run(Passage.theorems("id", more).get(1), () -> Claims.checked(36, "things")));
        assertFails("id, theorem2 states numbers that its test does not hold against the text by Claims.stated, "
                + "answered or told ==> expected: <[]> but was: <[20, 34]>", () -> claim(() -> {
                    Claims.checked(36, "things");
                    Claims.stated("2, 17");
                }));
        assertFails("[35]: odd ==> expected: <0> but was: <1>", () -> claim(
                () -> Claims.each("things", IntStream.of(2, 35), thing -> assertEquals(0, thing % 2, "odd"))));
    }

    /** A part of a number, a number of the proof, and a text that stands there twice. */
    @ParameterizedTest
    @CsvSource({"'2, 1', 0", "55, 0", "' o', 2"})
    void textThatIsNotStatedOnce(String text, int times) {
        assertFails(
                "id, theorem2: computed \"" + text + "\"" + ONCE + "second of 20 It fails for 2, 17 and 34 only, as "
                        + "[there].  ==> expected: <1> but was: <" + times + ">",
                () -> claim(() -> Claims.stated(text)));
    }

    private static void check(String text, Class<?> tests) {
        Theorems.check("id", Readme.parse(text), tests);
    }

    /** Runs a test of the second theorem. */
    private static void claim(Executable test) throws Throwable {
        run(Passage.theorems("id", Readme.parse(TEXT)).get(1), test);
    }

    private static void run(Passage passage, Executable test) throws Throwable {
        Claims.begin(passage);
        try {
            test.execute();
        } catch (AssertionError failure) {
            Claims.end();
            throw failure;
        }
        Claims.end().assertComplete();
    }

    /** Looks like the tests of a document; abstract, so that nobody runs it. The last two do not always run. */
    private abstract static class Tests {
        @Test
        void theorem1() {
        }

        @Test
        void theorem2() {
        }

        @Test
        void exercise1() {
        }

        void theorem3() {
        }

        @Test
        @DisabledIfSystemProperty(named = "fast", matches = "true")
        void theorem4() {
        }
    }

    @Disabled("too slow")
    private abstract static class SwitchedOff {
        @Test
        void theorem1() {
        }
    }
}
