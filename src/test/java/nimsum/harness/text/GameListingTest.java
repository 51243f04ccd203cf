package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.harness.run.ProblemCopy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game in a README that is not what its command prints is seen. */
class GameListingTest extends ProblemCopy {

    @Test
    void aSecondGameAndWordsMayStandThere() {
        edit(copy.folder().resolve("README.md"), "(?s)(?<=## A game\n)(.*?)(?=## Where)",
                "\nWords.\n$1More words.\n$1```text\nno command\n```\n\n");
        assertDoesNotThrow(() -> GameListing.check(copy));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            first: 2         | first: 1    | the game in the README of fixture (expected: what the command prints) ==> expected: <4
            first~```        | ```         | the game in the README of fixture (expected: what the command prints) ==> expected: <4
            '4               | '0          | the game in the README of fixture begins with an input that Cases refuses ==> Unexpected exception thrown: nimsum.cases.InvalidInput: N-too-small: line 1: 0 is not in 1..200
            play fixture     | play other  | "$ printf '4\\n' | scripts/play other - --watch~is not of the form"
            printf           | echo        | "$ echo '4\\n' | scripts/play fixture - --watch~is not of the form"
            "$ "             | "# "        | the section "A game" of fixture needs a fenced block of text that begins with a line as
            3.~```           | 4.~```      | the section "A game" of fixture does not say: At the start `why` says: ```text The move "1" leaves a multiple of 3. ```
            ## A game        | ### A game  | the text has no section "A game"
            """)
    void notWhatTheCommandPrints(String right, String wrong, String message) {
        edit(copy.folder().resolve("README.md"), Pattern.quote(lines(right)), Matcher.quoteReplacement(lines(wrong)));
        assertFails(lines(message), () -> GameListing.check(copy));
    }

    private static String lines(String text) {
        return text.replace('~', '\n');
    }
}
