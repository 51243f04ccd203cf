package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Answer and output, with {@code /} for a newline, {@code _} for a blank and {@code ~} for a carriage return.
 */
class DifferenceTest {

    @ParameterizedTest
    @CsvSource({"a/b/, a/b/, true", "a/b/, a/b, true", "a/b/, a__b, false", "a/b/, /a/_b///, false", "'', '', true",
            "'', /_, false"})
    void sameTokensAndPerhapsSameBytes(String answer, String output, boolean sameBytes) {
        assertEquals(Optional.empty(), Difference.ofTokens(text(answer), text(output)));
        assertEquals(sameBytes, Difference.ofBytes(text(answer), text(output)).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "a_b/c/ | a_b/d/   | line 2, token 1: expected \"c\", found \"d\"",
            "a_b/c/ | a_x/c/   | line 1, token 2: expected \"b\", found \"x\"",
            "a_b/c/ | a_b/     | line 2, token 1: expected \"c\", found the end of the output",
            "a_b/c/ | a_b/c/d/ | line 3, token 1: expected the end of the output, found \"d\"",
            "ab/    | a/       | line 1, token 1: expected \"ab\", found \"a\"",
            "a/     | ab/      | line 1, token 1: expected \"a\", found \"ab\"",
            "a/b/   | a///x/   | line 2, token 1: expected \"b\", found \"x\"",
            "a_b/   | ab/      | line 1, token 1: expected \"a\", found \"ab\"",
            "WIN/   | win/     | line 1, token 1: expected \"WIN\", found \"win\"",
            "1/     | 1.0/     | line 1, token 1: expected \"1\", found \"1.0\"",
            "a/     | ''       | line 1, token 1: expected \"a\", found the end of the output"})
    void firstTokenThatDiffers(String answer, String output, String expected) {
        assertEquals(expected, Difference.ofTokens(text(answer), text(output)).orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "a/b/ | a/b_/  | line 2, white space: expected \"b\\n\", found \"b \\n\"",
            "a/b/ | a_b/   | line 1, white space: expected \"a\\n\", found \"a b\\n\"",
            "aaa/b/ | aaa/b_/ | line 2, white space: expected \"b\\n\", found \"b \\n\"",
            "a/b/ | a//b/  | line 2, white space: expected \"b\\n\", found \"\\n\"",
            "a/b/ | a/b//  | line 3, white space: expected the end of the output, found \"\\n\"",
            "a/b/ | /a/b/  | line 1, white space: expected \"a\\n\", found \"\\n\"",
            "a/b/ | a~/b/  | line 1, white space: expected \"a\\n\", found \"a\\r\\n\""})
    void firstLineThatDiffers(String answer, String output, String expected) {
        assertEquals(expected, Difference.ofBytes(text(answer), text(output)).orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"a/b/ | a_/b//  |", "a/ | _a/ | 1", "a_b/ | a__b/ | 1", "a/b/ | a//b/ | 2"})
    void firstLineThatDiffersBeforeItsEnd(String answer, String output, Integer line) {
        assertEquals(Optional.ofNullable(line), Difference.ofLines(text(answer), text(output)).map(Difference::line));
    }

    @Test
    void whatSeparatesTokens() {
        for (char c = 0; c <= 0xa0; c++) {
            assertEquals("\t\n\u000b\f\r ".indexOf(c) < 0, Difference.ofTokens("a b", "a" + c + "b").isPresent());
        }
    }

    @Test
    void longTextsAreShortenedAroundTheDifference() {
        String sevens = "7".repeat(500);
        String found = Difference.ofTokens(sevens.repeat(2), sevens + "x" + sevens).orElseThrow().found();
        assertEquals("...\"" + "7".repeat(20) + "x" + "7".repeat(39) + "\"...", found);
        String words = "word ".repeat(30);
        String expected = Difference.ofBytes("x\n" + words + "end\n", "x\n" + words + " end\n").orElseThrow()
                .expected();
        assertEquals("...\"word word word word end\\n\"", expected);
    }

    private static String text(String notation) {
        return notation.replace('/', '\n').replace('_', ' ').replace('~', '\r');
    }
}
