package nimsum.game.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import nimsum.game.GraphGame;
import org.junit.jupiter.api.Test;

class SearchTest {

    private static final int LONG = 50_000;

    @Test
    void longGames() {
        GraphGame line = GraphGame.of(
                IntStream.rangeClosed(0, LONG).mapToObj(n -> n + ": " + (n == 0 ? "" : n - 1)).toArray(String[]::new));
        Search<String> search = new Search<>(line);
        assertFalse(search.moverWins("" + LONG));
        assertTrue(search.moverWins("" + (LONG - 1)));
    }

    @Test
    void gamesOfAnotherKind() {
        assertEquals("play ends in a draw: b", assertThrows(IllegalStateException.class,
                () -> new Search<>(GraphGame.of("a: b", "b: DRAW")).moverWins("a")).getMessage());
        assertEquals("a position comes back: a", assertThrows(IllegalStateException.class,
                () -> new Search<>(GraphGame.of("a: b", "b: c a", "c: d", "d: ")).moverWins("a")).getMessage());
    }
}
