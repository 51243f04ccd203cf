package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.game.Move;
import org.junit.jupiter.api.Test;

/** In how many games who plays against a person is lenient, and what it does then. */
class OpponentTest {

    /** A heap from which a move takes 1 to 3 stones. Multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    private static final int GAMES = 1000;

    @Test
    void theLowerTheLevelTheMoreGamesAreLenient() {
        assertEquals(GAMES, lenientGames(Opponent.Level.EASY));
        // Two answers of three in a row: random moves win one game of nine, and 0.4 (1 - 4/9) = 2/9.
        assertEquals(GAMES * 2 / 9, lenientGames(Opponent.Level.MEDIUM), GAMES / 40);
        assertEquals(0, lenientGames(Opponent.Level.PERFECT));
    }

    @Test
    void whatAPersonThrowsAwayFirstIsGivenBackInAnyWay() {
        assertEquals(Set.of("3", "5"), Set.copyOf(lenientMoves("6", HEAP, 1)));
    }

    @Test
    void laterMistakesAreSometimesPunished() {
        assertEquals(GAMES / 10, Collections.frequency(lenientMoves("6", HEAP, 2), "4"), GAMES / 40);
    }

    /** If there is nothing to throw away, it is any move after which play goes on, or the coach's. */
    @Test
    void withoutAnErrorPlayGoesOnIfItCan() {
        assertEquals(Set.of("5", "6", "7"), Set.copyOf(lenientMoves("8", HEAP, 1)));
        assertEquals(Set.of("b"), Set.copyOf(lenientMoves("a", GraphGame.of("a: c b", "b: a", "c: LOSS"), 1)));
        assertEquals(Set.of("c"), Set.copyOf(lenientMoves("a", GraphGame.of("a: c b", "b: LOSS", "c: LOSS"), 1)));
    }

    private static long lenientGames(Opponent.Level level) {
        Opponent<String> opponent = new Opponent<>(HEAP, new TableCoach(HEAP), level, new Random(1));
        return IntStream.range(0, GAMES).filter(i -> opponent.isLenientFrom("8")).count();
    }

    private static List<String> lenientMoves(String place, GraphGame rules, int mistakes) {
        Opponent<String> opponent = new Opponent<>(rules, new TableCoach(rules), Opponent.Level.EASY, new Random(1));
        return Stream.generate(() -> opponent.lenientMove(place, mistakes)).limit(GAMES).map(Move::name).toList();
    }
}
