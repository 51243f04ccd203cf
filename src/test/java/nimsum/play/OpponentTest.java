package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
        assertEquals(GAMES * 36 / 100, lenientGames(Opponent.Level.MEDIUM), GAMES / 40);
        assertEquals(0, lenientGames(Opponent.Level.PERFECT));
    }

    @Test
    void whatAPersonThrowsAwayIsGivenBackInAnyWay() {
        assertEquals("[3, 5]", lenientMoves("6"));
    }

    /** If there is nothing to throw away, it is any move after which play goes on, or the coach's. */
    @Test
    void withoutAnErrorPlayGoesOnIfItCan() {
        assertEquals("[5, 6, 7]", lenientMoves("8"));
        assertEquals("[b]", lenientMoves("a", GraphGame.of("a: c b", "b: a", "c: LOSS")));
        assertEquals("[c]", lenientMoves("a", GraphGame.of("a: c b", "b: LOSS", "c: LOSS")));
    }

    private static long lenientGames(Opponent.Level level) {
        Opponent<String> opponent = new Opponent<>(HEAP, new TableCoach(HEAP), level, new Random(1));
        return IntStream.range(0, GAMES).filter(i -> opponent.isLenientNow()).count();
    }

    private static String lenientMoves(String place) {
        return lenientMoves(place, HEAP);
    }

    private static String lenientMoves(String place, GraphGame rules) {
        Opponent<String> opponent = new Opponent<>(rules, new TableCoach(rules), Opponent.Level.EASY, new Random(1));
        return Stream.generate(() -> opponent.lenientMove(place)).limit(GAMES).map(Move::name)
                .collect(Collectors.toCollection(TreeSet::new)).toString();
    }
}
