package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.harness.run.Printed;
import org.junit.jupiter.api.Test;

/** Checks what the transcripts of the games do not show. */
class GameTest {

    private final Printed printed = new Printed();

    @Test
    void sentencesAreWrappedAndPicturesAreNot() {
        game(GraphGame.of("a b: c", "c: "), List.of("a b").iterator(),
                new Screen(new PrintWriter(printed), sentences -> sentences.replace(" ", "\n"))).begin();
        assertEnds("what\nyou\ncan\ntype.\na b\nType\nwhere\nto\ngo.\nFor\nexample:\nc\n");
    }

    @Test
    void anotherStartIsAnotherOne() {
        Game<String> game = game(GraphGame.heap(9), List.of("6", "6", "6", "9", "9", "9", "5").iterator(),
                new Screen(new PrintWriter(printed)));
        game.begin();
        game.take("new");
        assertEquals("9", game.match().now());
        game.take("new");
        assertEquals("5", game.match().now());
    }

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
        game(GraphGame.heap(3), List.of("3").iterator(), new Screen(out)).play(Lines.plain(person, out, false));
        out.flush();
        assertEnds("or quit.\n> \nfirst\n");
    }

    private void assertEnds(String end) {
        assertTrue(printed.toString().endsWith(end), printed::toString);
    }

    private static Game<String> game(GraphGame rules, Iterator<String> starts, Screen screen) {
        return new Game<>(new Opponent<>(rules, new TableCoach(rules), Opponent.Level.PERFECT, new Random(1)),
                starts.next(), starts::next, true, screen);
    }
}
