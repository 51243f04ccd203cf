package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/**
 * Mistakes of the caller. The theorems of the chapter on loopy games compare all small games and random ones with play.
 */
class RetrogradeTest {

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
