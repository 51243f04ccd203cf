package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.Ending;
import nimsum.game.GraphGame;
import nimsum.game.Sign;
import nimsum.harness.run.Printed;
import nimsum.play.Opponent.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person reads who plays. The winner is told as the first player or the second. */
class GameTest {

    /** Of which a move takes 1 to 3 stones; multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    /** From here to there and back, unless the second player blunders and goes to lost. */
    private static final GraphGame DRAWN = GraphGame.of("here: there", "there: here lost", "lost: won", "won: ");
    private static final String TALL_PLACE = "a_1_2_3_4_5_6_7_8_9_10_11_12_13_14_15".replace('_', '\n');
    private static final GraphGame TALL = GraphGame.of("a_1_2_3_4_5_6_7_8_9_10_11_12_13_14_15: x_y z lost u v", "x_y: ",
            "z: ", "lost: x_y", "u: ", "v: ");

    private static final String HELP = "Type a move, or its number in the list of moves (for example #1), "
            + "or one of these commands:\n" + Command.help() + "\n";

    private final Printed printed = new Printed();

    @Test
    void whatCanBeTyped() throws IOException {
        assertPlayed(HEAP, "6", true, """
                A token stands somewhere. In turn each player takes it along an arrow. The player who cannot move loses.
                You move first. Type help to see what you can type.
                6
                Type where to go. For example: 5
                > help
                """ + HELP + """
                Type where to go. For example: 5
                > moves
                  #1  5
                  #2  4
                  #3  3
                >\s
                >   HINT\s
                This move wins: 4
                "4" leaves: 4
                > why
                You can win. By the table 6 is a WIN, held by "4".
                > undo
                You have not made a move that you could take back.
                > 9
                "9" is not a legal move here, because no arrow leads to 9.
                > #4
                "#4" is not a legal move here. Type moves to see the legal moves. Type where to go. For example: 5
                > quit
                """);
    }

    @Test
    void undoAndNewWhenTheOpponentBegan() throws IOException {
        assertPlayed(HEAP, "9", false, """
                9
                opponent: 8
                8
                Type where to go. For example: 7
                > undo
                You have not made a move that you could take back.
                > 7
                7
                opponent: 4
                4
                > undo
                8
                > hint
                No move wins here. The move "7" makes it hardest for the opponent.
                > why
                You lose against the best play. By the table 8 is a LOSS.
                > #1
                7
                opponent: 4
                4
                > again
                9
                opponent: 8
                8
                > new
                5
                opponent: 4
                4
                > Quit
                """);
    }

    @Test
    void aDrawThatIsThrownAway() throws IOException {
        assertPlayed(DRAWN, "here", false, """
                opponent: there
                there
                Type where to go. For example: here
                > why
                Neither player can force a win. By the table there is a DRAW, held by "here".
                > hint
                This move holds the draw: here
                "here" leaves: here
                > hint #2
                "lost" loses and leaves: lost
                > #2
                lost
                opponent: won
                won
                Your move 1, "lost", threw the draw away. The answer "won" refutes it. The move "here" was better.
                You lost, because no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                first
                """);
    }

    @Test
    void aDrawnPositionThatComesBackEndsTheGame() throws IOException {
        assertPlayed(DRAWN, "here", false, """
                > Here
                here
                You made no mistake.
                It is a draw, because this position came before, and neither player can force a win.
                Type undo, again, new or quit.
                > moves
                Play is over. Type undo, again, new or quit.
                > undo
                there
                > follow
                you: here
                here
                You made no mistake.
                It is a draw, because this position came before, and neither player can force a win.
                Type undo, again, new or quit.
                >\s
                draw
                """);
    }

    @Test
    void fromAWonPositionThatComesBackPlayGoesOn() throws IOException {
        assertPlayed(GraphGame.of("a: b c", "b: a", "c: "), "a", true, """
                > b
                b
                opponent: a
                a
                This position came before. Play goes on, because one of you can force a win.
                > quit
                """);
    }

    @Test
    void moreMovesThanAreListed() throws IOException {
        play(fan("start", 42), "start", true, "moves\nhint\nm 20\nMoves 40\nmoves 42\n41\n#41\n");
        String printed = this.printed.toString();
        assertTrue(printed.contains("\n #20  end20\n  and more: moves 20\n> hint\n"), printed);
        assertTrue(printed.contains(", end20, and more\n\"end1\" leaves: end1\n> m 20\n #21  end21\n"), printed);
        assertTrue(printed.contains("\n #40  end40\n  and more: moves 40\n> Moves 40\n #41  end41\n #42  end42\n"
                + "> moves 42\nThere are no more moves.\n> 41\n\"41\" is not a legal move here, because no arrow leads to 41.\n> #41\nend41\n"),
                printed);
    }

    @Test
    void aHintNamesAllMovesAndDrawsOne() throws IOException {
        assertPlayed(TALL, TALL_PLACE, true, """
                > hint
                These moves win: x_y, z, u, v
                "x_y" leaves
                    x
                    y
                > HINT Z
                "z" wins and leaves: z
                > hint lost
                "lost" loses and leaves: lost
                > hint 9
                "9" is not a legal move here, because no arrow leads to 9.
                > quit
                """);
    }

    @Test
    void theFastestMoveComesFirstInAHint() throws IOException {
        GraphGame rules = GraphGame.of("a: b d", "b: c", "c: d", "d: ");
        new Hint<>(rules, TableCoach.of(rules, true), new Screen(new PrintWriter(printed))).show("a");
        assertEquals("These moves win, the fastest first: d, b\n\"d\" leaves: d\n", printed.toString());
    }

    /** The one after the opponent's answer is the one that counts. */
    @Test
    void tallPicturesAreDrawnOnceATurn() throws IOException {
        play(GraphGame.of("a: " + TALL_PLACE.replace('\n', '_'), TALL_PLACE.replace('\n', '_') + ": b", "b: c", "c: "),
                "a", true, "#1\nquit\n");
        assertEnds("> #1\nopponent: b\nb\n> quit\n");
    }

    @Test
    void sentencesAreWrappedAndPicturesAreNot() throws IOException {
        PrintWriter out = new PrintWriter(printed);
        GraphGame rules = GraphGame.of("a b: c", "c: ");
        new Game<>(new Opponent<>(rules, TableCoach.of(rules, false), Level.PERFECT, new Random(1)), "a b", () -> "a b",
                true, new Screen(out, sentences -> sentences.replace(" ", "\n"))).begin();
        assertEnds("what\nyou\ncan\ntype.\na b\nType\nwhere\nto\ngo.\nFor\nexample:\nc\n");
    }

    @Test
    void anotherStartIsAnotherOne() throws IOException {
        Iterator<String> starts = List.of("6", "6", "9", "9", "9", "5").iterator();
        Game<String> game = new Game<>(
                new Opponent<>(HEAP, TableCoach.of(HEAP, false), Level.PERFECT, new Random(1)), "6", starts::next,
                true, new Screen(new PrintWriter(printed)));
        game.begin();
        game.take("new");
        assertEquals("9", game.match().now());
        game.take("new");
        assertEquals("5", game.match().now());
    }

    @Test
    void lettersMayBeSmallOrCapitalAndCommasMayStandForBlanks() throws IOException {
        GraphGame pairs = new GraphGame(
                Map.of("start", List.of("2 3", "Ka1"), "2 3", List.of("start"), "Ka1", List.of("start")), Map.of());
        for (String typed : List.of("kA1", "2,3", "2 , 3")) {
            assertPlayed(pairs, "start", true, "> " + typed + "\n" + (typed.equals("kA1") ? "Ka1" : "2 3")
                    + "\nopponent: "
                    + "start\nstart\nYou made no mistake.\nIt is a draw, because this position came before, and neither player "
                    + "can force a win.\nType undo, again, new or quit.\n> \ndraw\n");
        }
    }

    @Test
    void playIsOverBeforeItBegins() throws IOException {
        assertPlayed(HEAP, "0", true, """
                0
                Play is over before it begins.
                You lost, because no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                second
                """);
    }

    @Test
    void afterTheEnd() throws IOException {
        assertPlayed(HEAP, "3", true, """
                > mistakes
                You made no mistake.
                > 1
                1
                opponent: 0
                0
                Your move 1, "1", threw the win away. The answer "0" refutes it. The move "0" was better.
                You lost, because no move is left, and you are to move.
                Type undo, again, new or quit.
                > mistakes
                Your move 1, "1", threw the win away. The answer "0" refutes it. The move "0" was better.
                > moves
                Play is over. Type undo, again, new or quit.
                > 1
                Play is over. Type undo, again, new or quit.
                > why
                You lost, because no move is left, and you are to move.
                > help
                """ + HELP + """
                > undo
                3
                > 0
                0
                You made no mistake.
                You won, because no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                >\s
                first
                """);
    }

    /** Where no move is left it is a draw, or the mover has won. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"DRAW | It is a draw | draw", "WIN | You lost | second"})
    void otherEndings(String ending, String end, String winner) throws IOException {
        assertPlayed(GraphGame.of("a: b", "b: " + ending), "a", true, """
                > b
                b
                You made no mistake.
                %s, because no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                > exit
                %s
                """.formatted(end, winner));
    }

    @Test
    void theRulesAndThePositionAgain() throws IOException {
        assertPlayed(HEAP, "6", false, """
                > RULES
                A token stands somewhere. In turn each player takes it along an arrow. The player who cannot move loses.
                You move second. Type help to see what you can type.
                > show
                4
                > s
                4
                > ?
                %1$sType where to go. For example: 3
                > h
                %1$sType where to go. For example: 3
                > q
                """.formatted(HELP));
    }

    /** Who the players are, what each sign means where it first appears, and that play without end may be a win. */
    @Test
    void whatTheRulesSayOfThemselves() throws IOException {
        GraphGame loop = new GraphGame(Map.of("x", List.of("y."), "y.", List.of("x")), Map.of()) {
            @Override
            public List<String> players() {
                return List.of("Left", "Right");
            }

            @Override
            public List<Sign> signs() {
                return List.of(new Sign("[xy]", "A letter is a place."), new Sign("\\.", "A dot is a sign."));
            }

            @Override
            public Ending endless(String place) {
                return place.equals("x") ? Ending.WIN : Ending.LOSS;
            }
        };
        assertPlayed(loop, "x", true, """
                You are Left and move first. Type help to see what you can type.
                x
                A letter is a place.
                Type where to go. For example: y.
                > why
                You can win. By the table x is a DRAW, held by "y.".
                > y.
                y.
                A dot is a sign.
                opponent: x
                x
                You made no mistake.
                You won, because this position came before, and play that never ends is a win for Left.
                Type undo, again, new or quit.
                > rules
                A token stands somewhere. In turn each player takes it along an arrow. The player who cannot move loses.
                You are Left and move first. Type help to see what you can type.
                A letter is a place.
                >\s
                first
                """);
    }

    @Test
    void theEndOfTheInput() {
        assertEquals("The input ended before the game did.",
                assertThrows(EOFException.class, () -> play(HEAP, "6", true, "4\n")).getMessage());
        assertEnds("3\n> \n");
    }

    /** The program waits with everything shown, also where what is printed is not shown at once. */
    @Test
    void aTerminalShowsItselfWhatIsTyped() throws IOException {
        BufferedReader person = new BufferedReader(new StringReader("0\n")) {
            @Override
            public String readLine() throws IOException {
                String line = super.readLine();
                assertEnds(line == null ? "or quit.\n> " : "3\nType where to go. For example: 2\n> ");
                return line;
            }
        };
        PrintWriter out = new PrintWriter(new BufferedWriter(printed));
        game(HEAP, "3", true, out).play(Lines.plain(person, out, false));
        out.flush();
        assertEnds("> 0\nYou made no mistake.\nYou won, because no move is left, and the opponent is to move.\n"
                + "Type undo, again, new or quit.\n> \nfirst\n");
    }

    /** From the start one goes to so many places, and wins. */
    private static GraphGame fan(String start, int count) {
        return GraphGame.of(Stream.concat(Stream.of(start + ": " + ends(count).collect(Collectors.joining(" "))),
                ends(count).map(end -> end + ": ")).toArray(String[]::new));
    }

    private static Stream<String> ends(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> "end" + i);
    }

    /**
     * Types what stands behind the prompts of a transcript, and asserts that the game goes on like that to its end. The
     * input ends at the last prompt if nothing stands behind it.
     */
    private void assertPlayed(GraphGame rules, String start, boolean personFirst, String transcript)
            throws IOException {
        List<String> lines = transcript.lines().toList();
        String typed = lines.stream().filter(line -> line.startsWith("> ")).map(line -> line.substring(2) + "\n")
                .collect(Collectors.joining()).replaceFirst("\\A\n\\z|(?<=\n)\n\\z", "");
        Optional<Winner> winner = play(rules, start, personFirst, typed);
        assertEnds(transcript);
        assertEquals(winner.map(Winner::toString).orElse("> " + typed.lines().reduce("", (a, b) -> b)),
                lines.get(lines.size() - 1));
    }

    private void assertEnds(String end) {
        assertTrue(printed.toString().endsWith(end), printed::toString);
    }

    private Optional<Winner> play(GraphGame rules, String start, boolean personFirst, String typed)
            throws IOException {
        PrintWriter out = new PrintWriter(printed);
        return game(rules, start, personFirst, out)
                .play(Lines.plain(new BufferedReader(new StringReader(typed)), out, true));
    }

    /** Another start is 5. */
    private static Game<String> game(GraphGame rules, String start, boolean personFirst, PrintWriter out) {
        return new Game<>(new Opponent<>(rules, TableCoach.of(rules, false), Level.PERFECT, new Random(1)), start,
                () -> "5", personFirst, new Screen(out));
    }
}
