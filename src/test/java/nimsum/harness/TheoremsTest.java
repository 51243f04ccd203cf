package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** The checks of theorems, exercises and links fail when what they check is broken. */
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

            Checked: all 36 things.
            """;
    private static final String EXERCISES = """
            ## Exercises
            1. How many?
               <details><summary>Answer</summary>

               There are 12, or
               [13](a.md#13) by theorem 14.

               </details>
            """;

    @TempDir
    Path folder;

    @Test
    void wholeTextPasses() {
        assertDoesNotThrow(() -> check(TEXT, TwoTests.class));
    }

    @Test
    void gapInTheNumbers() {
        assertFails("numbered 1, 2, ...", TEXT.replace("Theorem 2", "Theorem 3"), TwoTests.class);
    }

    @Test
    void theoremWithoutProof() {
        assertFails("theorem 2 has no proof", TEXT.replace("Proof, by", "By"), TwoTests.class);
    }

    @Test
    void theoremWithoutTest() {
        assertFails("each theorem has a method with @Test", TEXT + "### Theorem 3 (third)\n*Proof.* ∎\n",
                TwoTests.class);
    }

    @Test
    void methodThatIsNoTest() {
        assertFails("each theorem has a method with @Test", TEXT, OneTest.class);
    }

    @Test
    void testWithoutTheorem() {
        assertFails("each theorem has a method with @Test", TEXT.replaceFirst("(?s)### Theorem 2.*", ""),
                TwoTests.class);
    }

    @Test
    void testThatIsSwitchedOff() {
        assertFails("never switched off", TEXT, OneDisabled.class);
        assertFails("never switched off", TEXT, OneOnACondition.class);
        assertFails("never switched off", TEXT, AllDisabled.class);
    }

    @Test
    void exercisesAndTheirTests() {
        assertDoesNotThrow(() -> check(TEXT + EXERCISES, OneExercise.class));
        assertDoesNotThrow(() -> check(TEXT + "## Further\n#" + EXERCISES + "### More\n1. No exercise.\n",
                OneExercise.class));
        assertFails("exercises are numbered 1, 2, ...", TEXT + EXERCISES.replace("1.", "2."), OneExercise.class);
        assertFails("exercise 1 should have one <details>", TEXT + EXERCISES.replace("Answer", "Hint"),
                OneExercise.class);
        assertFails("each exercise has a method with @Test", TEXT + EXERCISES, TwoTests.class);
        assertFails("each exercise has a method with @Test", TEXT, OneExercise.class);
    }

    @Test
    void answersThatAreHeld() {
        assertDoesNotThrow(() -> answer(() -> Claims.answered("12, or [13]")));
        assertAnswerFails("does not call Claims.answered", () -> {
        });
        assertAnswerFails("computed \"11\"", () -> Claims.answered("11"));
        assertAnswerFails("expected: <[]> but was: <[13]>", () -> Claims.answered("12"));
        assertAnswerFails("only the test theoremN()", () -> Claims.checked(12, "or"));
        assertClaimFails("only the test exerciseN()", () -> Claims.answered("36"));
    }

    @Test
    void claimsThatAreHeld() {
        assertDoesNotThrow(() -> claim(() -> {
            Claims.checked(36, "things");
            Claims.stated("second of 20");
            Claims.stated("2, 17 and 34 only");
        }));
    }

    @Test
    void countThatIsNotHeld() {
        assertClaimFails("does not call Claims.checked", () -> Claims.stated("second of 20"));
    }

    @Test
    void otherCount() {
        assertClaimFails("counted 6 things", () -> Claims.checked(6, "things"));
    }

    @Test
    void numbersThatAreNotHeld() {
        assertClaimFails("expected: <[]> but was: <[20, 34]>", () -> {
            Claims.checked(36, "things");
            Claims.stated("2, 17");
        });
    }

    @Test
    void textThatIsNotStatedOnce() {
        assertClaimFails("computed \"2, 1\"", () -> Claims.stated("2, 1"));
        assertClaimFails("computed \"55\"", () -> Claims.stated("55"));
        assertClaimFails("computed \" o\"", () -> Claims.stated(" o"));
    }

    @Test
    void elementsThatAreCounted() {
        assertDoesNotThrow(() -> claim(() -> {
            Claims.each("things", IntStream.range(0, 36), thing -> assertTrue(thing < 36));
            Claims.stated("second of 20");
            Claims.stated("2, 17 and 34 only");
        }));
        assertClaimFails("counted 0 things", () -> Claims.each("things", List.of(), thing -> {
        }));
        assertClaimFails("[35]: odd", () -> Claims.each("things", IntStream.of(2, 35), thing -> {
            assertEquals(0, thing % 2, "odd");
        }));
    }

    @Test
    void claimsOutsideOfATheoremsTest() {
        ProblemCopy.assertFails("only the test theoremN()", () -> Claims.stated("17"));
    }

    @Test
    void linksLeadToFilesAndHeadings() throws IOException {
        Path document = Files.writeString(folder.resolve("a.md"),
                "# A\n## Two words (`code`, $x$)\n[here](#two-words-code-x) [there](b.md#b) [page](https://x.org/#y)\n");
        assertTrue(assertThrows(AssertionError.class, () -> Links.check(document)).getMessage().contains("dead link"));
        Path other = Files.writeString(folder.resolve("b.md"), "# B\n");
        assertDoesNotThrow(() -> Links.check(document));
        Files.writeString(other, "# C\n");
        assertTrue(assertThrows(AssertionError.class, () -> Links.check(document)).getMessage()
                .contains("b.md has no heading #b"));
    }

    private static void assertFails(String message, String text, Class<?> tests) {
        ProblemCopy.assertFails(message, () -> check(text, tests));
    }

    private static void check(String text, Class<?> tests) {
        Theorems.check("id", Readme.parse(text), tests);
    }

    private static void assertClaimFails(String message, Executable test) {
        ProblemCopy.assertFails(message, () -> claim(test));
    }

    private static void assertAnswerFails(String message, Executable test) {
        ProblemCopy.assertFails(message, () -> answer(test));
    }

    /** Runs a test of the second theorem. */
    private static void claim(Executable test) throws Throwable {
        run(Theorem.all("id", Readme.parse(TEXT)).get(1), test);
    }

    /** Runs a test of the exercise. */
    private static void answer(Executable test) throws Throwable {
        run(Exercise.all("id", Readme.parse(TEXT + EXERCISES)).get(0), test);
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

    /** Looks like the tests of a document with two theorems; abstract, so that nobody runs it. */
    private abstract static class TwoTests {
        @Test
        void theorem1() {
        }

        @Test
        void theorem2() {
        }
    }

    private abstract static class OneExercise extends TwoTests {
        @Test
        @Override
        void theorem1() {
        }

        @Test
        @Override
        void theorem2() {
        }

        @Test
        void exercise1() {
        }
    }

    /** The second method lacks its annotation. */
    private abstract static class OneTest {
        @Test
        void theorem1() {
        }

        void theorem2() {
        }
    }

    private abstract static class OneDisabled {
        @Test
        void theorem1() {
        }

        @Test
        @Disabled("too slow")
        void theorem2() {
        }
    }

    private abstract static class OneOnACondition {
        @Test
        void theorem1() {
        }

        @Test
        @DisabledIfSystemProperty(named = "fast", matches = "true")
        void theorem2() {
        }
    }

    @Disabled("too slow")
    private abstract static class AllDisabled extends TwoTests {
        @Test
        @Override
        void theorem1() {
        }

        @Test
        @Override
        void theorem2() {
        }
    }
}
