package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.game.Move;
import org.junit.jupiter.api.Test;

/** How often who plays against a person errs, and how. */
class OpponentTest {

    /** A heap from which a move takes 1 to 3 stones. Multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    private static final int GAMES = 1000;

    @Test
    void theLowerTheLevelTheMoreGamesAreLenient() {
        assertEquals(GAMES, lenientGames(Opponent.Level.EASY));
        assertNear(GAMES / 3, lenientGames(Opponent.Level.MEDIUM));
        assertEquals(0, lenientGames(Opponent.Level.PERFECT));
    }

    @Test
    void whatAPersonThrowsAwayFirstIsAlwaysGivenBackAndLaterMostlySo() {
        assertEquals(0, moves("6", false).filter(move -> move.equals("4")).count());
        assertNear(GAMES / 10, moves("6", true).filter(move -> move.equals("4")).count());
    }

    /** If there is nothing to throw away, it is any move. */
    @Test
    void errorsAreOfEveryKind() {
        assertEquals("[3, 5]", new TreeSet<>(moves("6", false).toList()).toString());
        assertEquals("[5, 6, 7]", new TreeSet<>(moves("8", false).toList()).toString());
    }

    private static void assertNear(int expected, long count) {
        assertTrue(Math.abs(count - expected) < GAMES / 40, count + " times, about " + expected + " were expected");
    }

    private static Opponent<String> opponent(Opponent.Level level) {
        return new Opponent<>(HEAP, new TableCoach(HEAP), level, new Random(1));
    }

    private static long lenientGames(Opponent.Level level) {
        Opponent<String> opponent = opponent(level);
        return IntStream.range(0, GAMES).filter(i -> opponent.isLenientNow()).count();
    }

    private static Stream<String> moves(String place, boolean hasErred) {
        Opponent<String> opponent = opponent(Opponent.Level.EASY);
        return Stream.generate(() -> opponent.lenientMove(place, hasErred)).limit(GAMES).map(Move::name);
    }
}
