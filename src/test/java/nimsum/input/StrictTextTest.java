package nimsum.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import nimsum.errors.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrictTextTest {

    private static final Range DIGIT = new Range(-9, 9);

    /** Reads a number, a blank, a row of two of the characters {@code #.}, a line feed, and the end. */
    private static void read(StrictText input) {
        input.number("n", DIGIT);
        input.blank();
        input.row("row", 2, "#.");
        input.newline();
        input.end();
    }

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
        assertEquals(complaint, complaint(text, StrictTextTest::read));
    }

    @Test
    void complaintsAreReadable() {
        assertEquals("row-wrong-character: line 1: found \"\\r\\u001B[2J\\n\"",
                complaint("5 #.\r\033[2J\n", StrictTextTest::read));
    }

    @ParameterizedTest
    @CsvSource({"4, -too-small", "-1, -too-small", "-18446744073709551615, -too-small",
            "18446744073709551611, -too-large", "18446744073709551616, -too-large"})
    void numbersWithoutASign(String number, String rule) {
        Range range = Range.parse("5..18446744073709551610");
        assertEquals("5..18446744073709551610", range.toString());
        assertEquals(-6, text("18446744073709551610").number("n", range));
        assertEquals(5, text("5").number("n", range));
        assertEquals("n" + rule, complaint(number, input -> input.number("n", range)).split(":")[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5..4", "-1..-2", "3..-1", "3..18446744073709551616"})
    void whatIsNoRange(String range) {
        assertThrows(IllegalArgumentException.class, () -> Range.parse(range));
    }

    @Test
    void aRowMayHaveOneOfSeveralLengthsAndEndTheText() {
        Range lengths = new Range(2, 3);
        for (String text : List.of("##", "##\n", "###\n")) {
            assertEquals(text.strip(), text(text).row("row", lengths, "#"));
        }
        assertEquals("", text("\n").row("row", 0, "#"));
        assertEquals("row-wrong-length: line 1: 4 characters and not 2 to 3",
                complaint("####\n", input -> input.row("row", lengths, "#")));
    }

    private static StrictText text(String text) {
        return new StrictText(text.replace('/', '\n'), Map.of(), null);
    }

    private static String complaint(String text, Consumer<StrictText> read) {
        StrictText input = text(text);
        return assertThrows(InvalidInput.class, () -> read.accept(input)).getMessage();
    }
}
