package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read, byte for byte, and how what is wrong is named. */
class StrictTextTest {

    private static final Range DIGIT = new Range(-9, 9);

    /** A number, a blank, a row of two of the characters {@code #.}, a line feed, and the end. */
    private static void read(StrictText input) {
        input.number("n", DIGIT);
        input.blank();
        input.row("row", 2, "#.");
        input.newline();
        input.end();
    }

    @Test
    void whatIsReadIsHandedBack() {
        StrictText input = new StrictText("-9 12\n#.\n", Map.of("a", DIGIT), null);
        assertEquals(-9, input.number("a", DIGIT));
        input.blank();
        assertEquals(12, input.integer("b", new Range(12, 12)));
        input.newline();
        assertEquals("#.", input.row("row", 2, ".#"));
        input.newline();
        assertDoesNotThrow(input::end);
    }

    /** {@code /} stands for a line feed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "10 #./        | n-too-large: line 1: 10 is not in -9..9",
            "-10 #./       | n-too-small: line 1: -10 is not in -9..9",
            "-99999999999999999999 #./ | n-too-small: line 1: -99999999999999999999",
            "99999999999999999999 #./  | n-too-large: line 1: 99999999999999999999",
            "-0 #./        | n-not-a-number: line 1: found \"-0 #.\\n\"",
            "1-2 #./       | missing-blank: line 1: found \"-2 #.\\n\"",
            "5 #?/         | row-wrong-character: line 1: found \"?\\n\"",
            "5 ?./         | row-wrong-character: line 1: found \"?.\\n\"",
            "5 #.#/        | row-wrong-length: line 1: 3 characters and not 2",
            "5 #/          | row-wrong-length: line 1: 1 characters and not 2",
            "5 #.          | missing-newline: line 1: found \"\"",
            "5 #.//        | trailing-data: line 2: found \"\\n\"",
            "5 #./abcdefghijklmnopqrstuvwxyz | trailing-data: line 2: found \"abcdefghijklmnopqrst\""})
    void complaintsNameRuleAndLine(String text, String complaint) {
        StrictText input = new StrictText(text.replace('/', '\n'), Map.of("a", DIGIT), null);
        assertEquals(complaint, assertThrows(InvalidInput.class, () -> read(input)).getMessage());
    }

    /** Escape codes in an input do nothing to the terminal that shows the complaint. */
    @Test
    void complaintsAreReadable() {
        StrictText input = new StrictText("5 #.\r\033[2J\n", Map.of("a", DIGIT), null);
        assertEquals("row-wrong-character: line 1: found \"\\r\\u001B[2J\\n\"",
                assertThrows(InvalidInput.class, () -> read(input)).getMessage());
    }

    @ParameterizedTest
    @CsvSource({"4, -too-small", "-1, -too-small", "-18446744073709551615, -too-small",
            "18446744073709551611, -too-large", "18446744073709551616, -too-large"})
    void numbersWithoutASign(String number, String rule) {
        Range range = Range.parse("5..18446744073709551610");
        assertEquals("5..18446744073709551610", range.toString());
        assertEquals(-6, new StrictText("18446744073709551610", Map.of(), null).number("n", range));
        assertEquals(5, new StrictText("5", Map.of(), null).number("n", range));
        InvalidInput refusal = assertThrows(InvalidInput.class,
                () -> new StrictText(number, Map.of(), null).number("n", range));
        assertEquals("n" + rule, refusal.rule());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5..4", "-1..-2", "3..-1", "3..18446744073709551616"})
    void whatIsNoRange(String range) {
        assertThrows(IllegalArgumentException.class, () -> Range.parse(range));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "1 2/    | missing-blank: line 1: found \"\\n\"",
            "1  2 3/ | a-not-a-number: line 1: found \" 2 3\\n\"",
            "1 2 10/ | a-too-large: line 1: 10 is not in -9..9",
            "1 2 3 / | missing-newline: line 1: found \" \\n\"",
            "1 2 3   | missing-newline: line 1: found \"\""})
    void aLineHasSoManyNumbers(String text, String complaint) {
        StrictText input = new StrictText(text.replace('/', '\n'), Map.of("a", DIGIT), null);
        assertEquals(complaint, assertThrows(InvalidInput.class, () -> input.line(3, "a")).getMessage());
    }

    @Test
    void aLineOfNumbersIsReadToItsEnd() {
        StrictText input = new StrictText("1 -2 3\n\n", Map.of("a", DIGIT), null);
        input.line(3, "a");
        input.line(0, "a");
        assertDoesNotThrow(input::end);
    }

    @Test
    void aRowMayEndTheText() {
        assertEquals("##", new StrictText("##", Map.of("a", DIGIT), null).row("row", 2, "#"));
        assertEquals("", new StrictText("\n", Map.of("a", DIGIT), null).row("row", 0, "#"));
        assertEquals("##", new StrictText("##", Map.of("a", DIGIT), null).row("row", new Range(1, 2), "#"));
    }

    @Test
    void aRowMayHaveOneOfSeveralLengths() {
        Range lengths = new Range(2, 3);
        assertEquals("##", new StrictText("##\n", Map.of("a", DIGIT), null).row("row", lengths, "#"));
        assertEquals("###", new StrictText("###\n", Map.of("a", DIGIT), null).row("row", lengths, "#"));
        InvalidInput longer = assertThrows(InvalidInput.class,
                () -> new StrictText("####\n", Map.of("a", DIGIT), null).row("row", lengths, "#"));
        assertEquals("row-wrong-length: line 1: 4 characters and not 2 to 3", longer.getMessage());
    }
}
