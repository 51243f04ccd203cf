package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game in a README that is not what its command prints is seen, on a copy of a problem. */
class GameListingTest extends ProblemCopy {

    /** Each cut of the sheet leaves two strips, so the second player wins. */
    private static final String GAME = """
            $ printf '2 2\\n' | scripts/play poj2311 - --watch
            2x2
            first: 2x2 w1
            2 times 1x2
            second: 1x2 h1
            2 times 1x1, 1x2
            second
            """;

    @Test
    void whatIsAsItShouldBePasses() {
        section(block(GAME));
        assertDoesNotThrow(() -> GameListing.check(copy));
        assertDoesNotThrow(() -> EditorialTest.checkSections(copy));
        section("Words.\n\n" + block(GAME) + "\nMore words.\n\n" + block(GAME) + "\n" + block("no command\n"));
        assertDoesNotThrow(() -> GameListing.check(copy));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            w1                 | h1                  | first: 2x2 w1
            second: 1x2        | second:  1x2        | second: 1x2 h1
            1x2%second         | 1x2%first           | (expected: what the command prints)
            1x2%second%        | 1x2%second%%        | (expected: what the command prints)
            1x2%second%        | 1x2%                | (expected: what the command prints)
            "'2 2"             | "'3 3"              | (expected: what the command prints)
            "'2 2"             | "'1 2"              | W-too-small
            "'2 2\\n'"         | "'2 2'"             | missing-newline
            play poj2311       | play hdu2516        | is not of the form
            printf             | echo                | is not of the form
            " - "              | " my.in "           | is not of the form
            $                  | "# "                | needs a fenced block of text that begins with a line as
            """)
    void notWhatTheCommandPrints(String right, String wrong, String message) {
        section(block(GAME));
        edit(copy.folder().resolve("README.md"), "(?s)(## A game.*?)" + pattern(right),
                "$1" + Matcher.quoteReplacement(wrong.replace('%', '\n')));
        assertFails(message, () -> GameListing.check(copy));
    }

    @Test
    void sectionWithoutAGame() {
        section("Words.\n");
        assertFails("needs a fenced block of text that begins with a line as", () -> GameListing.check(copy));
    }

    @Test
    void playableWithoutASection() {
        section(block(GAME));
        edit(copy.folder().resolve("README.md"), "## A game", "### A game");
        assertFails("the text has no section \"A game\"", () -> GameListing.check(copy));
    }

    private static String pattern(String text) {
        return Pattern.quote(text.replace('%', '\n'));
    }

    private static String block(String text) {
        return "```text\n" + text + "```\n";
    }

    /** Gives the README this section, in the place of the one that it has. */
    private void section(String text) {
        edit(copy.folder().resolve("README.md"), "(?s)(## A game\n.*?)?## Pitfalls",
                Matcher.quoteReplacement("## A game\n\n" + text + "\n## Pitfalls"));
    }
}
