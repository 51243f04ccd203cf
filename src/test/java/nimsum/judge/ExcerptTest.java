package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a program printed is shown in plain characters, and not too long. */
class ExcerptTest {

    @Test
    void whatIsNotPrintableIsEscaped() {
        assertEquals("\" ~\\n\\r\\t\\\"\\\\\\x1f\\x7f\\xff\"", Excerpt.around(" ~\n\r\t\"\\\u001f\u007f\u00ff", 0));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '~', value = {"60, 59, \"0, 9\"", "61, 0, \"0, 9\"...", "61, 20, \"0, 9\"...",
            "61, 21, ...\"1, 0\"", "90, 50, ...\"0, 9\"", "90, 49, ...\"9, 8\"..."})
    void longTextIsCutAroundTheFocus(int length, int focus, String start, String end) {
        String text = "0123456789".repeat(10).substring(0, length);
        String shown = Excerpt.around(text, focus);
        assertEquals(start, shown.substring(0, start.length()));
        assertEquals(end, shown.substring(shown.length() - end.length()));
        assertEquals(60, shown.chars().filter(Character::isDigit).count());
    }

    @Test
    void aLongLineIsCut() {
        assertEquals("x".repeat(300), Excerpt.line("x".repeat(300)));
        assertEquals("x".repeat(300) + "...", Excerpt.line("x".repeat(301)));
    }

    @Test
    void aLineIsCutToTheScreen() {
        assertEquals("123456", Excerpt.truncate("123456", 6));
        assertEquals("123...", Excerpt.truncate("1234567", 6));
        assertEquals("1234567", Excerpt.truncate("1234567", 0));
    }
}
