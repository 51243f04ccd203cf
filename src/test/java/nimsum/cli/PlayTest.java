package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.theory.StudyOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the positions and the moves of a game come from. The first player loses if the stones are a multiple of 3. */
@Isolated
class PlayTest extends ProblemCopy {

    private static final String FOLLOW = "follow\n".repeat(40);

    /** As a solution reads it: white space that the format lacks does no harm, nor a number that Main takes. */
    @ParameterizedTest
    @ValueSource(strings = {"3\n13\n", "3\n201\n", "3", "3\r\n13\r\n", " 3 \n13\n\n\n"})
    void theFirstPositionOfAFileIsPlayed(String text) {
        assertEquals(new Script(0, """
                One or Two
                A heap of stones lies on the table. In turn each player takes one or two of them. \
                The player who takes the last stone wins.
                You move second. Type help to see what you can type.
                3
                opponent: 1
                2
                Type how many stones you take. For example: 1
                > 3
                "3" is not a legal move here, because a move takes one or two stones.
                > 2
                0
                You made no mistake.
                You won, because no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                >\s
                second
                """, ""), play("3\n2\n", position(text), "--second"));
    }

    /** In the format of some problems even an empty line means something. */
    @ParameterizedTest
    @MethodSource("nimsum.harness.run.SelectedProblems#selected")
    void whiteSpaceThatMeansSomethingStays(Problem problem) throws IOException {
        for (String input : problem.cases().small().limit(20).toList()) {
            assertEquals(input, LenientInput.of(problem, input.replace("\n", " \r\n")));
        }
    }

    /** Without a file it is one that lasts, and that one can win. */
    @ParameterizedTest
    @CsvSource({"'', first", "--second, second"})
    void aStartThatOneCanWin(String second, String winner) {
        String[] words = ("--seed 5 " + second).strip().split(" ");
        Script game = play(FOLLOW, words);
        assertEquals(winner, game.lastLine());
        assertEquals("Seed: 5.\n", game.err());
        assertTrue(game.out().matches("(?s).*type\\.\n([6-9]|1[0-4])\n.*\nYou won, because no move is left.*"),
                game.out());
        assertEquals(game, play(FOLLOW, words));
    }

    @Test
    void sentencesAreWrappedAtBlanks() {
        assertEquals("One, two\nand\nthree.\nFour.", PlayCommand.wrapped("One, two and three.\nFour.", 9));
    }

    @Test
    void anOpponentThatErrs() {
        String lost = position("30\n");
        assertEquals("second", play(FOLLOW, lost).lastLine());
        Script easy = play(FOLLOW, lost, "--level", "easy", "--seed", "1");
        assertEquals("first", easy.lastLine());
        assertEquals(easy, play(FOLLOW, lost, "--level", "Easy", "--seed", "1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--random 100", "FILE"})
    void anotherStart(String start) {
        String words = start.replace("FILE", position("100\n")) + " --seed 1";
        Script game = play("new\nnew\nq\n", words.split(" "));
        List<String> starts = game.out().lines().filter(line -> line.matches("\\d{2,}")).toList();
        assertEquals(3, starts.size(), game.out());
        assertNotEquals(starts.get(1), starts.get(2));
    }

    /** The word behind the option may be the problem. */
    @Test
    void aRandomPositionOfTheUsualSize() {
        assertEquals(play("", "--watch", "--random", "9".repeat(9), "--seed", "1"),
                play("", "--watch", "--random=" + "9".repeat(99), "--seed", "1"));
        Script usual = Script.inCheckout(home, command(""), "--watch", "--seed", "1", "--random", "fixture");
        assertTrue(usual.err().matches("Seed: 1\\. SIZE counts stones: ([6-9]|1[0-4])\\.\n"), usual.err());
    }

    @Test
    void aPositionFromStandardInputIsWatched() {
        assertEquals(new Script(0, "3\nfirst: 1\n2\nsecond: 2\n0\nsecond\n", ""), play("3\n", "-", "--watch"));
    }

    @Test
    void theSeedGivesTheSameRandomPositionAgain() {
        Script game = play("", "--random", "100", "--watch");
        String seed = game.err().replaceFirst("(?s)Seed: (\\d+)\\..*", "$1");
        assertEquals(game, play("", "--watch", "--random", "100", "--seed", seed));
        assertNotEquals(game, play("", "--watch", "--random", "100", "--seed", seed + "1"));
        assertTrue(game.lastLine().matches("first|second"), game.out());
    }

    @Test
    void theInputEndsBeforeTheGame() {
        Script script = play("1\n", "--random", "9", "--seed", "1");
        assertEquals(1, script.status());
        assertTrue(script.err().endsWith(".\nThe input ended before the game did.\n"), script.err());
        assertTrue(script.out().endsWith("\n> \n"), script.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -                  | The position can come from standard input only with --watch, because otherwise the moves do.
            --watch --second   | With --watch the opponent makes every move, so --second means nothing.
            - --watch --random 5 | The position comes from FILE or from --random, not from both.
            --random x         | The position comes from FILE or from --random, not from both.%As SIZE is a number, x is FILE.
            --random 0         | SIZE has to be positive, not 0.
            --watch --level easy | With --watch the opponent makes no errors, so --level means nothing.
            --level hard       | Invalid value for option '--level': expected one of [EASY, MEDIUM, PERFECT] (case-insensitive) but was 'hard' (see scripts/play --help)
            no-such-file       | There is no file no-such-file.
            """)
    void wrongUsage(String words, String message) {
        assertEquals(new Script(2, "", message.replace('%', '\n') + "\n"), play("", words.split(" ")));
    }

    /** The problem after it in the order of study is named, or else the one before. */
    @ParameterizedTest
    @CsvSource({"a b, b", "b a, b", "b a c, c"})
    void whereThereIsNothingToPlayAnotherProblemIsNamed(String order, String named) throws IOException {
        StringBuilder lines = new StringBuilder("### 1. All\n\n");
        for (String id : order.replace("a", "fixture").split(" ")) {
            lines.append("- [" + id + "](" + id + "/README.md) Title: what it adds.\n");
            for (String name : List.of("Rules.java", "Coach.java")) {
                DataFiles.writeDocument(home.resolve(Path.of("problems", id, name)), "");
            }
        }
        DataFiles.writeDocument(StudyOrder.document(home), lines.toString());
        Files.delete(copy.folder().resolve("Coach.java"));
        assertEquals(new Script(2, "", "fixture asks of no game, so there is nothing to play.\n"
                + "Nearest to it in the order of study is: scripts/play " + named + "\n"), play(""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0      | N-too-small: line 1: 0 is not in 1..200
            2%x    | N-not-a-number: line 2: found "x
            %      | N-not-a-number: line 1: found "
            """)
    void malformedPosition(String text, String message) {
        Script script = play(text.replace('%', '\n'), "-", "--watch");
        assertEquals(1, script.status());
        assertTrue(script.err().startsWith("Not an input of fixture: " + message), script.err());
        assertEquals("", script.out());
    }

    @ParameterizedTest
    @CsvSource({"200, first", "198, second"})
    void aPositionThatIsTooLargeHasAWinner(int heap, String winner) {
        assertEquals(
                new Script(1, "", "This position is too large to play; the player who moves " + winner + " wins it.\n"),
                play("", position(heap + "\n")));
    }

    /** The name of a file with this text. */
    private String position(String text) {
        Path file = home.resolve("my.in");
        DataFiles.write(file, text);
        return file.toString();
    }

    private Script play(String typed, String... words) {
        return Script.onFixture(home, command(typed), words);
    }

    private static PlayCommand command(String typed) {
        return new PlayCommand(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    }
}
