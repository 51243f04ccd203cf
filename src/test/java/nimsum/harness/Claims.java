package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/**
 * Ties a theorem in a problem's README or in a chapter of the theory to the computation that checks it: the test
 * <code>theoremN()</code> of the document. {@link TheoremExtension} asks at the test's end whether it held all that it should.
 */
public final class Claims {

    /** Those of the theorem whose test runs on this thread. */
    private static final ThreadLocal<Claims> RUNNING = new ThreadLocal<>();

    private final Theorem theorem;
    private final List<String> stated = new ArrayList<>();
    private boolean counted;

    private Claims(Theorem theorem) {
        this.theorem = theorem;
    }

    /**
     * Asserts that the <code>Checked:</code> line below a theorem states what was counted.
     *
     * @param document
     *            a problem's id, or "theory/" and the name of a chapter
     * @param theorem
     *            its number, which is that of the running test
     * @param count
     *            how many things were checked
     * @param unit
     *            what they are, as in "pairs"
     */
    public static void checked(String document, int theorem, long count, String unit) {
        Claims claims = running(document, theorem);
        claims.theorem.assertChecked(count, unit);
        claims.counted = true;
    }

    /**
     * Asserts that a theorem, from its title to its proof, states what was computed. Each number of two digits or more in it
     * has to be in such a text.
     *
     * @param document
     *            a problem's id, or "theory/" and the name of a chapter
     * @param theorem
     *            its number, which is that of the running test
     * @param text
     *            as it stands there once, with a blank for any white space and without addresses of links; a number as far as
     *            it goes: "17" is not in "170"
     */
    public static void stated(String document, int theorem, String text) {
        Claims claims = running(document, theorem);
        claims.theorem.assertStated(text);
        claims.stated.add(text);
    }

    private static Claims running(String document, int theorem) {
        Claims claims = RUNNING.get();
        assertTrue(claims != null && claims.theorem.document().equals(document) && claims.theorem.number() == theorem,
                () -> "only the test theorem" + theorem + "() of " + document + " holds its claims against the text");
        return claims;
    }

    /** The test of a theorem begins on this thread. */
    static void begin(Theorem theorem) {
        RUNNING.set(new Claims(theorem));
    }

    /** It has ended. */
    static Claims end() {
        Claims claims = RUNNING.get();
        RUNNING.remove();
        return claims;
    }

    /** Asserts that the test held its count against the text, and each longer number that the theorem states. */
    void assertComplete() {
        assertTrue(counted, theorem + ": its test does not call Claims.checked");
        assertEquals(List.of(), theorem.numbersOutside(stated),
                theorem + " states numbers that its test does not hold against the text by Claims.stated");
    }
}
