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
import nimsum.game.GraphGame;
import nimsum.harness.run.Printed;
import nimsum.play.Opponent.Level;
import org.junit.jupiter.api.Test;

/** What a person reads who plays. The winner is told as the first player or the second. */
class GameTest {

    /** Of which a move takes 1 to 3 stones; multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    /** From here to there and back, unless the second player blunders and goes to lost. */
    private static final GraphGame DRAWN = GraphGame.of("here: there", "there: here lost", "lost: won", "won: ");
    private static final String TALL_PLACE = "a_1_2_3_4_5_6_7_8_9_10_11_12_13_14_15".replace('_', '\n');
    private static final GraphGame TALL = GraphGame.of("a_1_2_3_4_5_6_7_8_9_10_11_12_13_14_15: x_y z lost u v", "x_y: ",
            "z: ", "lost: x_y", "u: ", "v: ");

    private static final String HELP = """
            Type a move by its name, or by its number in the list of moves as in #1, or one of these:
              rules    the game in words, who you are, and the signs of the drawing
              show     the position again (or s)
              moves    the legal moves; moves 20 lists those after the twentieth (or m)
              hint     the moves that win; hint MOVE shows what MOVE leaves
              why      who wins from here, and why
              follow   make the first move of the hint
              undo     take your last move back (or u)
              mistakes your mistakes so far, and what refutes them
              again    the same start again
              new      another start
              help     what you can type (or h, ?)
              quit     leave (or q, exit)
            """;

    private final Printed printed = new Printed();

    @Test
    void aGameThatIsWon() throws IOException {
        assertEquals(Optional.of(Winner.FIRST), play(HEAP, "6", true, "4\n0\n"));
        assertEquals("""
                A token stands somewhere. In turn each player takes it along an arrow. Whoever can't loses.
                You move first. Type help to see what you can type.
                6
                Type where to go, as in: 5
                > 4
                4
                opponent: 3
                3
                > 0
                0
                You made no mistake.
                You won: no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                >\s
                first
                """, printed.toString());
    }

    @Test
    void aGameThatIsThrownAway() throws IOException {
        assertEquals(Optional.of(Winner.SECOND), play(HEAP, "6", true, "mistakes\n5\nmistakes\n3\n"));
        assertEquals("""
                A token stands somewhere. In turn each player takes it along an arrow. Whoever can't loses.
                You move first. Type help to see what you can type.
                6
                Type where to go, as in: 5
                > mistakes
                You made no mistake.
                > 5
                5
                opponent: 4
                4
                > mistakes
                Your move 1, "5", threw the win away. The answer "4" refutes it. Better was "4".
                > 3
                3
                opponent: 0
                0
                Your move 1, "5", threw the win away. The answer "4" refutes it. Better was "4".
                You lost: no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                second
                """, printed.toString());
    }

    @Test
    void whatCanBeTyped() throws IOException {
        assertEquals(Optional.of(Winner.SECOND), play(HEAP, "6", true, """
                help
                moves

                  HINT\s
                why
                undo
                9
                #4
                2
                1
                #3
                """));
        assertEquals("""
                A token stands somewhere. In turn each player takes it along an arrow. Whoever can't loses.
                You move first. Type help to see what you can type.
                6
                Type where to go, as in: 5
                > help
                """ + HELP + """
                Type where to go, as in: 5
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
                There is no move of yours to take back.
                > 9
                "9" is no legal move here: no arrow leads to 9.
                > #4
                "#4" is no legal move here; type moves to see those that are. Type where to go, as in: 5
                > 2
                "2" is no legal move here: no arrow leads to 2.
                > 1
                "1" is no legal move here: no arrow leads to 1.
                > #3
                3
                opponent: 0
                0
                Your move 1, "3", threw the win away. The answer "0" refutes it. Better was "4".
                You lost: no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                second
                """, printed.toString());
    }

    @Test
    void undoAndNewWhenTheOpponentBegan() throws IOException {
        assertEquals(Optional.empty(), play(HEAP, "9", false, "undo\n7\nundo\nhint\nwhy\n#1\nagain\nnew\nQuit\n"));
        assertEquals("""
                A token stands somewhere. In turn each player takes it along an arrow. Whoever can't loses.
                You move second. Type help to see what you can type.
                9
                opponent: 8
                8
                Type where to go, as in: 7
                > undo
                There is no move of yours to take back.
                > 7
                7
                opponent: 4
                4
                > undo
                8
                > hint
                No move wins here; "7" makes it hardest.
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
                """, printed.toString());
    }

    @Test
    void aDrawThatIsThrownAway() throws IOException {
        assertEquals(Optional.of(Winner.FIRST), play(DRAWN, "here", false, "why\nhint\nhint #2\nundo\n#2\n"));
        assertEnds("""
                opponent: there
                there
                Type where to go, as in: here
                > why
                Neither player can force a win. By the table there is a DRAW, held by "here".
                > hint
                This move holds the draw: here
                "here" leaves: here
                > hint #2
                "lost" loses, and leaves: lost
                > undo
                There is no move of yours to take back.
                > #2
                lost
                opponent: won
                won
                Your move 1, "lost", threw the draw away. The answer "won" refutes it. Better was "here".
                You lost: no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                first
                """);
    }

    @Test
    void aDrawnPositionThatComesBackEndsTheGame() throws IOException {
        assertEquals(Optional.of(Winner.DRAW), play(DRAWN, "here", false, "Here\nmoves\nundo\nfollow\n"));
        assertEnds("""
                > Here
                here
                You made no mistake.
                It is a draw: this position came before, and neither player can force a win.
                Type undo, again, new or quit.
                > moves
                Play is over. Type undo, again, new or quit.
                > undo
                there
                > follow
                you: here
                here
                You made no mistake.
                It is a draw: this position came before, and neither player can force a win.
                Type undo, again, new or quit.
                >\s
                draw
                """);
    }

    @Test
    void fromAWonPositionThatComesBackPlayGoesOn() throws IOException {
        assertEquals(Optional.of(Winner.FIRST), play(GraphGame.of("a: b c", "b: a", "c: "), "a", true, "b\nc\n"));
        assertTrue(printed.toString().contains("""
                > b
                b
                opponent: a
                a
                This position came before. Play goes on, because one of you can force a win.
                > c
                """), printed::toString);
    }

    @Test
    void moreMovesThanAreListed() throws IOException {
        play(fan("start", 42), "start", true, "moves\nhint\nm 20\nMoves 40\nmoves 42\n41\n#41\n");
        String printed = this.printed.toString();
        assertTrue(printed.contains("\n #20  end20\n  and more: moves 20\n> hint\n"), printed);
        assertTrue(printed.contains(", end20, and more\n\"end1\" leaves: end1\n> m 20\n #21  end21\n"), printed);
        assertTrue(printed.contains("\n #40  end40\n  and more: moves 40\n> Moves 40\n #41  end41\n #42  end42\n"
                + "> moves 42\nThere are no more.\n> 41\n\"41\" is no legal move here: no arrow leads to 41.\n> #41\nend41\n"),
                printed);
    }

    @Test
    void aHintNamesAllMovesAndDrawsOne() throws IOException {
        play(TALL, TALL_PLACE, true, "hint\nHINT Z\nhint lost\nhint 9\nquit\n");
        assertEnds("""
                > hint
                These moves win: x_y, z, u, v
                "x_y" leaves
                    x
                    y
                > HINT Z
                "z" wins, and leaves: z
                > hint lost
                "lost" loses, and leaves: lost
                > hint 9
                "9" is no legal move here: no arrow leads to 9.
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
        assertEnds("what\nyou\ncan\ntype.\na b\nType\nwhere\nto\ngo,\nas\nin:\nc\n");
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
    void andMoreIsOnlySaidWhereThereAreMore() throws IOException {
        play(fan("start", 20), "start", true, "moves\nhint\nquit\n");
        assertEnds("\n #20  end20\n> hint\nThese moves win: " + ends(20).collect(Collectors.joining(", "))
                + "\n\"end1\" leaves: end1\n> quit\n");
    }

    @Test
    void theHintIsFollowedAndTheFirstMoveTakenBack() throws IOException {
        play(HEAP, "8", true, "follow\nundo\nquit\n");
        assertEnds("""
                > follow
                you: 7
                7
                opponent: 4
                4
                > undo
                8
                > quit
                """);
    }

    @Test
    void lettersMayBeSmallOrCapital() throws IOException {
        assertEquals(Optional.of(Winner.FIRST),
                play(GraphGame.of("start: end", "end: Ka1", "Ka1: last", "last: "), "start", false, "kA1\n"));
    }

    @Test
    void commasMayStandForBlanks() throws IOException {
        GraphGame pairs = new GraphGame(Map.of("start", List.of("2 3"), "2 3", List.of()), Map.of());
        assertEquals(Optional.of(Winner.FIRST), play(pairs, "start", true, "2,3\n"));
        assertEquals(Optional.of(Winner.FIRST), play(pairs, "start", true, "2 , 3\n"));
    }

    @Test
    void playIsOverBeforeItBegins() throws IOException {
        assertEquals(Optional.of(Winner.SECOND), play(HEAP, "0", true, ""));
        assertEnds("""
                0
                Play is over before it begins.
                You lost: no move is left, and you are to move.
                Type undo, again, new or quit.
                >\s
                second
                """);
    }

    @Test
    void afterTheEnd() throws IOException {
        assertEquals(Optional.of(Winner.FIRST),
                play(HEAP, "3", true, "1\nmoves\n1\nwhy\nhelp\nundo\n0\nundo\nagain\nnew\nfollow\n0\n"));
        assertEnds("""
                > 1
                1
                opponent: 0
                0
                Your move 1, "1", threw the win away. The answer "0" refutes it. Better was "0".
                You lost: no move is left, and you are to move.
                Type undo, again, new or quit.
                > moves
                Play is over. Type undo, again, new or quit.
                > 1
                Play is over. Type undo, again, new or quit.
                > why
                You lost: no move is left, and you are to move.
                > help
                """ + HELP + """
                > undo
                3
                > 0
                0
                You made no mistake.
                You won: no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                > undo
                3
                > again
                3
                > new
                5
                > follow
                you: 4
                4
                opponent: 3
                3
                > 0
                0
                You made no mistake.
                You won: no move is left, and the opponent is to move.
                Type undo, again, new or quit.
                >\s
                first
                """);
    }

    @Test
    void aGameThatIsDrawn() throws IOException {
        assertEquals(Optional.of(Winner.DRAW), play(GraphGame.of("a: b", "b: DRAW"), "a", true, "b\nQ\n"));
        assertEnds(
                "It is a draw: no move is left, and the opponent is to move.\nType undo, again, new or quit.\n> Q\ndraw\n");
    }

    /** Where no move is left the mover has won. */
    @Test
    void aMisereGame() throws IOException {
        play(GraphGame.of("a: b", "b: WIN"), "a", true, "b\nexit\n");
        assertEnds(
                "You lost: no move is left, and the opponent is to move.\nType undo, again, new or quit.\n> exit\nsecond\n");
    }

    @Test
    void theRulesAndThePositionAgain() throws IOException {
        play(HEAP, "6", false, "RULES\nshow\ns\n?\nh\nq\n");
        assertEnds("""
                > RULES
                A token stands somewhere. In turn each player takes it along an arrow. Whoever can't loses.
                You move second. Type help to see what you can type.
                > show
                4
                > s
                4
                > ?
                %1$sType where to go, as in: 3
                > h
                %1$sType where to go, as in: 3
                > q
                """.formatted(HELP));
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
                assertEnds(line == null ? "or quit.\n> " : "3\nType where to go, as in: 2\n> ");
                return line;
            }
        };
        PrintWriter out = new PrintWriter(new BufferedWriter(printed));
        game(HEAP, "3", true, out).play(Lines.plain(person, out, false));
        out.flush();
        assertEnds("> 0\nYou made no mistake.\nYou won: no move is left, and the opponent is to move.\n"
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
