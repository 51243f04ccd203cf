package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** And {@link Rounds}, which say the same in another way. */
class ForcedEndTest {

    /**
     * From b one goes to c and has won, and a leads only there. From d one can only go to e, and from there to b, which
     * loses, or back. From f one may hurry to c, or win later by a. From g one loses, and longer by h than by b.
     */
    private static final GraphGame LOOPY = GraphGame.of("a: b", "b: a c", "c: ", "d: e", "e: b d", "f: a c", "g: b h",
            "h: a", "w: WIN", "l: LOSS", "r: DRAW", "x: r w");

    private static final int MANY = 50;

    @ParameterizedTest
    @CsvSource({"a, LOSS, 2", "b, WIN, 1", "c, LOSS, 0", "d, DRAW, 0", "e, DRAW, 0", "f, WIN, 1", "g, LOSS, 4",
            "h, WIN, 3",
            "w, WIN, 0", "l, LOSS, 0", "r, DRAW, 0", "x, DRAW, 0"})
    void byHand(String place, Outcome outcome, int moves) {
        Rounds<String> rounds = Rounds.from(LOOPY, place);
        assertEquals(outcome, rounds.outcome(place));
        assertEquals(outcome == Outcome.DRAW ? OptionalInt.empty() : OptionalInt.of(moves), rounds.movesToEnd(place));
        ForcedEnd<String> game = new ForcedEnd<>(LOOPY);
        for (int most = 0; most <= MANY; most++) {
            assertEquals(outcome == Outcome.WIN && most >= moves, game.winsWithin(place, most), place + most);
            assertEquals(outcome == Outcome.LOSS && most >= moves, game.losesWithin(place, most), place + most);
        }
    }
}
