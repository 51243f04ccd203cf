package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lines of numbers, and what can be wrong with them. */
class RoutineFaultsTest {

    private static final Map<String, Range> BOUNDS = new LinkedHashMap<>();

    static {
        BOUNDS.put("a", new Range(1, 3));
        BOUNDS.put("b", new Range(0, 1));
    }

    /** Lines {@code a b} with 1 to 3 and 0 to 1. */
    private static class Pairs extends PlainLines {

        Pairs() {
            within(BOUNDS);
        }
    }

    /** Lines of two of the characters {@code #.}. */
    private static final class Rows extends Pairs {

        @Override
        protected void checkQuestion(StrictText input) {
            input.row("row", 2, "#.");
            input.newline();
        }
    }

    @Test
    void eachNumberIsTakenOutOfItsRange() {
        Map<String, String> faults = RoutineFaults.of(new Pairs(), "2 1\n3 0\n");
        assertEquals("0 1\n3 0\n", faults.get("a-too-small"));
        assertEquals("4 1\n3 0\n", faults.get("a-too-large"));
        assertEquals("2 -1\n3 0\n", faults.get("b-too-small"));
        assertEquals("2 2\n3 0\n", faults.get("b-too-large"));
        assertEquals("x 1\n3 0\n", faults.get("a-not-a-number.letter"));
        assertEquals("2\t1\n3 0\n", faults.get("missing-blank.tab"));
        assertEquals("2 1\r\n3 0\n", faults.get("missing-newline.carriage-return"));
        assertEquals("2 1\n3 0", faults.get("missing-newline.no-newline-at-end"));
        assertEquals("", faults.get("a-not-a-number.empty"));
    }

    /** A number has one right spelling, and even one of any value has to fit a {@code long}. */
    @Test
    void theFirstNumberIsSpeltOtherwise() {
        Map<String, String> faults = RoutineFaults.of(new Pairs(), "2 1\n3 0\n");
        assertEquals("02 1\n3 0\n", faults.get("a-not-a-number.leading-zero"));
        assertEquals("-0 1\n3 0\n", faults.get("a-not-a-number.minus-zero"));
        assertEquals("2.5 1\n3 0\n", faults.get("missing-blank.fraction"));
        Cases anyLong = new Pairs() {
            @Override
            protected void checkQuestion(StrictText input) {
                input.number("a", new Range(Long.MIN_VALUE, Long.MAX_VALUE));
                input.newline();
            }
        };
        assertEquals("9".repeat(30) + "\n", RoutineFaults.of(anyLong, "7\n").get("a-too-large.past-long"));
    }

    @Test
    void rowsHaveOtherCharacters() {
        Map<String, String> faults = RoutineFaults.of(new Rows(), "#.\n.#\n");
        assertEquals("?.\n.#\n", faults.get("row-wrong-character"));
        assertFalse(faults.containsKey("row-wrong-character.leading-zero"), faults::toString);
    }

    @Test
    void allAreRefusedByTheRuleInTheName() {
        assertRefusedByName(new Pairs(), "2 1\n3 0\n");
        assertRefusedByName(new Rows(), "#.\n.#\n");
    }

    private static void assertRefusedByName(Cases cases, String valid) {
        RoutineFaults.of(cases, valid).forEach((name, input) -> assertEquals(
                name.replaceFirst("\\..*", ""),
                assertThrows(InvalidInput.class, () -> cases.check(input), name).rule()));
    }

    /** Rule and number follow from the bounds of the problem, whatever Cases says. */
    @Test
    void casesThatForgetABoundAreSeen() {
        Cases forgetful = new Pairs() {
            @Override
            protected void checkQuestion(StrictText input) {
                input.number("a", new Range(0, 9));
                input.blank();
                input.number("b");
                input.newline();
            }
        };
        String input = RoutineFaults.of(forgetful, "2 1\n").get("a-too-large");
        assertEquals("4 1\n", input);
        assertTrue(forgetful.isValid(input));
    }
}
