package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the positions and the moves of a game come from. */
class PlayTest {

    @TempDir
    private Path folder;

    /** As a solution reads it: white space that the format lacks does no harm. */
    @ParameterizedTest
    @ValueSource(strings = {"3\n13\n0\n", "3\n13\n", "3", "3\r\n13\r\n", " 3 \n13\n\n\n"})
    void theFirstPositionOfAFileIsPlayed(String text) {
        Path file = folder.resolve("a file");
        DataFiles.write(file, text);
        assertEquals(new Script(0,
                """
                        Fibonacci Nim
                        Stones lie in one heap, and the players take some of them in turn, at least one. The first move may not take \
                        all, and each later one at most twice as many as the move before it. Whoever takes the last stone wins.
                        You move second. Type help to see what you can type.
                        3 stones, of which 2 may be taken
                        opponent: 1
                        2 stones, of which 2 may be taken
                        Type how many stones you take, as in: 1
                        > 3
                        "3" is no legal move here: at most 2 may be taken now.
                        > 2
                        no stones
                        You made no mistake.
                        You won: no stone is left, and the opponent is to move.
                        Type undo, again, new or quit.
                        >\s
                        second
                        """,
                ""), play("3\n2\n", "hdu2516", file.toString(), "--second"));
    }

    /** The last lines of this one are two towers without a cube. */
    @Test
    void emptyLinesThatMeanSomethingStay() {
        Path file = folder.resolve("towers");
        DataFiles.write(file, "1\nTest 1\n1 0 0\nW\n\n\n1 0 0\nW\n\n\n".replace("\n", "\r\n"));
        assertEquals(0, play("q\n", "poj2931", file.toString()).status());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            csesnim2   | 9,9 | there is no heap 9
            luogup2252 | A 99 | heap a holds only 4
            endgame    | RA9 | there is no square a9
            hdu3544    | 99x9 1 | there is no bar 99x9
            """)
    void whyAMoveIsRefused(String id, String words, String reason) {
        String out = play(words + "\nq\n", id, "--seed", "1").out();
        assertTrue(out.contains("\n\"" + words + "\" is no legal move here: " + reason + ".\n"), out);
    }

    /** Each player is told who that is. */
    @Test
    void whoOneIs() {
        Path file = folder.resolve("bars");
        DataFiles.write(file, "2 3\n");
        assertTrue(play("q\n", "chocolate", file.toString()).out().contains("\nYou are Left and move first."));
        assertTrue(play("q\n", "chocolate", file.toString(), "--second").out()
                .contains("\nYou are Right and move second."));
    }

    /** Without a file it is one that lasts, and that one can win. */
    @ParameterizedTest
    @ValueSource(strings = {"", "--second"})
    void aStartThatOneCanWin(String second) {
        String[] words = ("hdu2516 --seed 5 " + second).strip().split(" ");
        Script game = play("follow\n".repeat(40), words);
        assertEquals(second.isEmpty() ? "first" : "second", game.lastLine());
        assertEquals("Seed: 5.\n", game.err());
        assertTrue(game.out().matches("(?s).*\n(9|[1-3]\\d|40) stones, of which .*"), game.out());
        assertTrue(game.out().contains("\nYou won: no stone is left"), game.out());
        assertEquals(game, play("follow\n".repeat(40), words));
    }

    /** In this game the second player wins, Black. */
    @Test
    void whereOnlyTheSecondPlayerCanWinThatIsThePerson() {
        Script game = play("follow\n".repeat(40), "easychase", "--seed", "1");
        assertTrue(game.out().contains("\nYou are Black and move second."), game.out());
        assertEquals("second", game.lastLine());
        assertTrue(play("q\n", "easychase", "--seed", "1", "--random").out()
                .contains("\nYou are White and move first."));
    }

    /** The signs of a picture are explained below it, those that come later when they come. */
    @Test
    void signsAreExplainedWhereTheyFirstAppear() {
        Path file = folder.resolve("chessmen");
        DataFiles.write(file, "1\n1\n14\n");
        String ofPicture = "Each number is a chessman and the square on which it stands, and | is the left end.";
        String ofGap = " (12) are twelve free squares.";
        String out = play("14 2\nq\n", "poj1704", file.toString()).out();
        assertTrue(out.contains("| (13) 14\n" + ofPicture + ofGap + "\nType"), out);
        assertTrue(out.contains("| . 2\nA dot is a free square.\nopponent: 2 1\n| 1\n"), out);
        assertTrue(play("rules\nq\n", "poj1704", file.toString()).out()
                .contains(" type.\n" + ofPicture + ofGap + "\n> q"));
    }

    /** Bob is never caught. */
    @Test
    void playThatNeverEndsMayBeAWin() {
        Path file = folder.resolve("two cycles");
        DataFiles.write(file, "1\n4 4\n1 2\n2 1\n3 4\n4 3\n1 3\n");
        Script game = play("why\nfollow\nfollow\n", "gym100548h", file.toString());
        assertTrue(game.out().contains("\nYou can win. "), game.out());
        assertTrue(
                game.out()
                        .contains("\nYou won: this position came before, and play that never ends is a win for Bob.\n"),
                game.out());
        assertEquals("first", game.lastLine());
        Script watched = play("", "gym100548h", file.toString(), "--watch");
        assertTrue(watched.out().endsWith("This position came before: play that never ends is a win for Bob.\nfirst\n"),
                watched.out());
    }

    @Test
    void sentencesAreWrappedAtBlanks() {
        assertEquals("One, two\nand\nthree.\nFour.", PlayCommand.wrapped("One, two and three.\nFour.", 9));
    }

    /** From a Fibonacci number the first player loses, unless the second one errs. */
    @Test
    void anOpponentThatErrs() {
        Path file = folder.resolve("heap");
        DataFiles.write(file, "55\n");
        String follow = "follow\n".repeat(40);
        assertEquals("second", play(follow, "hdu2516", file.toString()).lastLine());
        Script easy = play(follow, "hdu2516", file.toString(), "--level", "easy", "--seed", "1");
        assertEquals("first", easy.lastLine());
        assertEquals(easy, play(follow, "hdu2516", file.toString(), "--level", "Easy", "--seed", "1"));
    }

    @Test
    void anotherStart() {
        Script game = play("new\nnew\nq\n", "luogup2252", "--random", "300", "--seed", "1");
        assertEquals(3, game.out().lines().filter(line -> line.startsWith("a: ")).distinct().count(), game.out());
    }

    /** The one in the file has no game, and no size. */
    @Test
    void anotherStartThanOneThatIsOver() {
        Path file = folder.resolve("nothing");
        DataFiles.write(file, "0 0\n");
        Script game = play("new\nq\n", "luogup2252", file.toString(), "--seed", "1");
        assertEquals(List.of("a: 0   b: 0", "a: 3   b: 5"),
                game.out().lines().filter(line -> line.startsWith("a: ")).toList());
        assertTrue(game.out().contains("\nPlay is over before it begins."), game.out());
    }

    /** The word behind the option may be the problem. */
    @Test
    void aRandomPositionOfTheUsualSize() {
        assertEquals(play("", "hackenbush", "--watch", "--random", "9".repeat(9), "--seed", "1"),
                play("", "hackenbush", "--watch", "--random=" + "9".repeat(99), "--seed", "1"));
        Script usual = play("", "--watch", "--seed", "1", "--random", "luogup2252");
        assertTrue(usual.err().matches("Seed: 1\\. SIZE counts stones in both heaps: [12]?\\d\\.\n"), usual.err());
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
        String seed = game.err().replaceFirst("(?s)Seed: (\\d+)\\..*", "$1");
        assertEquals(game, play("", "luogup2252", "--watch", "--random", "300", "--seed", seed));
        assertFalse(game.equals(play("", "luogup2252", "--watch", "--random", "300", "--seed", seed + "1")));
        assertTrue(game.lastLine().matches("first|second"), game.out());
    }

    @Test
    void theInputEndsBeforeTheGame() {
        Script script = play("1\n", "hdu2516", "--random", "9", "--seed", "1");
        assertEquals(1, script.status());
        assertTrue(script.err().endsWith(".\nThe input ended before the game did.\n"), script.err());
        assertTrue(script.out().endsWith("\n> \n"), script.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            poj2311 -              | Only with --watch can the position come from standard input: else the moves do.
            poj2311 --watch --second | With --watch the opponent makes every move, so --second means nothing.
            poj2311 - --watch --random | The position comes from FILE or from --random, not from both.
            poj2311 --random x     | The position comes from FILE or from --random, not from both.%As SIZE is a number, x is FILE.
            poj2311 --random 0     | SIZE has to be positive, not 0.
            poj2311 --watch --level easy | With --watch the opponent makes no errors, so --level means nothing.
            poj2311 --level hard   | Invalid value for option '--level': expected one of [EASY, MEDIUM, PERFECT] (case-insensitive) but was 'hard' (see scripts/play --help)
            poj2311 no-such-file   | There is no file no-such-file.
            nimproduct64           | nimproduct64 asks of no game, so there is nothing to play.
            poj2312                | There is no problem "poj2312". Did you mean "poj2311"?
            """)
    void wrongUsage(String words, String message) {
        Script script = play("", words.split(" "));
        assertEquals(2, script.status());
        assertTrue(script.err().startsWith(message.replace('%', '\n') + "\n"), script.err());
        assertEquals("", script.out());
    }

    @Test
    void whereThereIsNothingToPlayAnotherProblemIsNamed() {
        Matcher instead = Pattern.compile("(?s).*: scripts/play (\\w+)\n").matcher(play("", "nimproduct64").err());
        assertTrue(instead.matches());
        assertTrue(Problems.here().find(instead.group(1)).isPlayable());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 2         | W-too-small: line 1: 1 is not in 2..200
            2 2%300 300 | W-too-large: line 2: 300 is not in 2..200
            2 x         | H-not-a-number: line 1: found "x
            %           | W-not-a-number: line 1: found "
            """)
    void malformedPosition(String text, String message) {
        Script script = play(text.replace('%', '\n'), "poj2311", "-", "--watch");
        assertEquals(1, script.status());
        assertTrue(script.err().startsWith("Not an input of poj2311: " + message), script.err());
        assertEquals("", script.out());
    }

    @ParameterizedTest
    @CsvSource({"90000, first", "80000, second"})
    void aPositionThatIsTooLargeHasAWinner(int heap, String winner) {
        Path file = folder.resolve("heaps");
        DataFiles.write(file, "1\n2\n80000 " + heap + "\n");
        String message = play("", "luogup2197", file.toString()).err();
        assertTrue(message.endsWith("too large to play; whoever moves " + winner + " wins it.\n"), message);
    }

    private static Script play(String typed, String... words) {
        return Script.call(new PlayCommand(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8))), words);
    }
}
