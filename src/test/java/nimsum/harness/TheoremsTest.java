package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checks of theorems and of links fail when what they check is broken. */
class TheoremsTest {

    private static final String TEXT = """
            # Title
            ## Theorems
            ### Theorem 1 (first)
            *Proof.* ∎
            ### Theorem 2 (second)
            Proof, by induction.
            """;
    private static final String SOURCE = """
            Claims.checked("id", 1, count, "things");
            Claims.checked("id", 2, count, "things");
            """;

    @TempDir
    Path folder;

    @Test
    void wholeTextPasses() {
        assertDoesNotThrow(() -> check(TEXT, TwoTests.class, SOURCE));
    }

    @Test
    void gapInTheNumbers() {
        assertFails("numbered 1, 2, ...", TEXT.replace("Theorem 2", "Theorem 3"), TwoTests.class, SOURCE);
    }

    @Test
    void theoremWithoutProof() {
        assertFails("theorem 2 has no proof", TEXT.replace("Proof, by", "By"), TwoTests.class, SOURCE);
    }

    @Test
    void theoremWithoutTest() {
        assertFails("each theorem has a method with @Test", TEXT + "### Theorem 3 (third)\n*Proof.* ∎\n",
                TwoTests.class, SOURCE);
    }

    @Test
    void methodThatIsNoTest() {
        assertFails("each theorem has a method with @Test", TEXT, OneTest.class, SOURCE);
    }

    @Test
    void testWithoutTheorem() {
        assertFails("each theorem has a method with @Test", TEXT.replaceFirst("(?s)### Theorem 2.*", ""),
                TwoTests.class, SOURCE);
    }

    @Test
    void countThatIsNotHeld() {
        assertFails("theorem2() does not hold its count", TEXT, TwoTests.class, SOURCE.replace("2,", "3,"));
    }

    @Test
    void countThatIsCommentedOut() {
        assertFails("theorem1() does not hold its count", TEXT, TwoTests.class, "// " + SOURCE);
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

    private static void assertFails(String message, String text, Class<?> tests, String source) {
        Throwable failure = assertThrows(AssertionError.class, () -> check(text, tests, source));
        assertTrue(failure.getMessage().contains(message), failure.getMessage());
    }

    private static void check(String text, Class<?> tests, String source) {
        Theorems.check("id", Readme.parse(text), tests, source);
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

    /** The second method lacks its annotation. */
    private abstract static class OneTest {
        @Test
        void theorem1() {
        }

        void theorem2() {
        }
    }
}
