package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.game.Move;
import org.junit.jupiter.api.Test;

/** How often who plays against a person errs, and how. */
class OpponentTest {

    /** A heap from which a move takes 1 to 3 stones. Multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    private static final int MOVES = 1000;

    @Test
    void theLowerTheLevelTheMoreErrors() {
        assertNear(MOVES / 2, moves(Opponent.Level.EASY, "6").filter(move -> !move.equals("4")).count());
        assertNear(MOVES / 5, moves(Opponent.Level.MEDIUM, "6").filter(move -> !move.equals("4")).count());
    }

    @Test
    void errorsAreOfEveryKind() {
        assertEquals("[3, 4, 5]", new TreeSet<>(moves(Opponent.Level.EASY, "6").toList()).toString());
        assertEquals("[5, 6, 7]", new TreeSet<>(moves(Opponent.Level.EASY, "8").toList()).toString());
    }

    private static void assertNear(int expected, long count) {
        assertTrue(Math.abs(count - expected) < MOVES / 40, count + " errors, about " + expected + " were expected");
    }

    private static Stream<String> moves(Opponent.Level level, String place) {
        Opponent<String> opponent = new Opponent<>(HEAP, new TableCoach(HEAP), level, new Random(1));
        return Stream.generate(() -> opponent.move(place)).limit(MOVES).map(Move::name);
    }
}
