package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/**
 * Games of a size that nobody plays out, and mistakes of the caller. The theorems of the chapter on loopy games compare
 * all small games and random ones with play.
 */
class RetrogradeTest {

    @Test
    void aLongPath() {
        int length = 200_000;
        Retrograde game = new Retrograde(length);
        for (int position = 1; position < length; position++) {
            game.addMove(position - 1, position);
        }
        game.solve();
        for (int position = 0; position < length; position++) {
            int distance = length - 1 - position;
            assertEquals(distance % 2 == 0 ? Retrograde.LOSS : Retrograde.WIN, game.outcome(position));
            assertEquals(distance, game.distance(position));
        }
    }

    @Test
    void aLoopIsADrawAndHasNoDistance() {
        Retrograde game = new Retrograde(1);
        game.addMove(0, 0);
        game.solve();
        assertEquals(Retrograde.DRAW, game.outcome(0));
        assertThrows(IllegalArgumentException.class, () -> game.distance(0));
    }

    @Test
    void aMoveOutOfTheGraphIsAnError() {
        for (int to : new int[]{1, -1}) {
            assertThrows(IndexOutOfBoundsException.class, () -> {
                Retrograde game = new Retrograde(1);
                game.addMove(0, to);
                game.solve();
            });
        }
    }
}
