package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the positions and the moves of a game come from. */
class PlayTest {

    private static final int INTERRUPTED = 130;

    @TempDir
    private Path folder;

    @Test
    void theFirstSampleIsPlayed() {
        assertEquals(new Script(0, """
                You move first. Type help to see what you can type.
                2 stones, of which 1 may be taken
                Type how many stones you take, as in: 1
                > 1
                1 stone, which may be taken
                second: 1
                no stones
                You made no mistake.
                second
                """, ""), play("1\n", "hdu2516"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3\n13\n0\n", "3\n13\n", "3"})
    void theFirstPositionOfAFileIsPlayed(String text) {
        Path file = folder.resolve("a file");
        DataFiles.write(file, text);
        assertEquals(new Script(0, """
                You move second. Type help to see what you can type.
                3 stones, of which 2 may be taken
                first: 1
                2 stones, of which 2 may be taken
                Type how many stones you take, as in: 1
                > 2
                no stones
                You made no mistake.
                second
                """, ""), play("2\n", "hdu2516", file.toString(), "--second"));
    }

    @Test
    void aPositionFromStandardInputIsWatched() {
        assertEquals(new Script(0, """
                3 stones, of which 2 may be taken
                first: 1
                2 stones, of which 2 may be taken
                second: 2
                no stones
                second
                """, ""), play("3\n0\n", "hdu2516", "-", "--watch"));
    }

    @Test
    void theSeedGivesTheSameRandomPositionAgain() {
        Script game = play("", "luogup2252", "--random", "300", "--watch");
        String seed = game.err().strip().replaceFirst("Seed: ", "");
        assertEquals(game, play("", "luogup2252", "--watch", "--random", "300", "--seed", seed));
        assertFalse(game.equals(play("", "luogup2252", "--watch", "--random", "300", "--seed", seed + "1")));
        assertTrue(game.lastLine().matches("first|second"), game.out());
        assertEquals(play("", "luogup2252", "--watch", "--random", "8", "--seed", "1"),
                play("", "luogup2252", "--watch", "--random", "--seed", "1"));
    }

    @Test
    void theInputEndsBeforeTheGame() {
        Script script = play("1\n", "hdu2516", "--random", "9", "--seed", "1");
        assertEquals(1, script.status());
        assertEquals("Seed: 1\nThe input ended before the game did.\n", script.err());
        assertTrue(script.out().endsWith("\n> \n"), script.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            poj2311 -              | Only with --watch can the position come from standard input: else the moves do.
            poj2311 --watch --second | With --watch the opponent makes every move, so --second means nothing.
            poj2311 - --watch --random | The position comes from FILE or from --random, not from both.
            poj2311 --random 0     | SIZE has to be positive, not 0.
            poj2311 --seed 7       | --seed is of a position from --random.
            poj2311 no-such-file   | There is no file no-such-file.
            poj2312                | There is no problem "poj2312". Did you mean "poj2311"?
            """)
    void wrongUsage(String words, String message) {
        Script script = play("", words.split(" "));
        assertEquals(2, script.status());
        assertTrue(script.err().startsWith(message + "\n"), script.err());
        assertEquals("", script.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 2         | W-too-small: line 1: 1 is below 2
            2 2%300 300 | W-too-large: line 2: 300 is above 200
            2 x         | H-not-a-number: line 1: found "x
            %           | W-not-a-number: line 1: found "
            """)
    void malformedPosition(String text, String message) {
        Script script = play(text.replace('%', '\n'), "poj2311", "-", "--watch");
        assertEquals(1, script.status());
        assertTrue(script.err().startsWith("Not an input of poj2311: " + message), script.err());
        assertEquals("", script.out());
    }

    private static Script play(String typed, String... words) {
        return Script.call(new PlayCommand(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8))), words);
    }
}
