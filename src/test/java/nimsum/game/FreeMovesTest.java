package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import nimsum.game.RedBlueRules.Position;
import org.junit.jupiter.api.Test;

class FreeMovesTest {

    private final FreeMoves<Position> game = new FreeMoves<>(BushTest.RED_BLUE);

    /** Edges on the ground. Each is a move of its player that nobody can take away. */
    private static Position twigs(int blue, int red) {
        return new Position(BushTest.bush("0 1 B, ".repeat(blue) + "0 1 R, ".repeat(red), 0), Side.RIGHT);
    }

    @Test
    void aPositionIsWorthTheMovesAhead() {
        for (int left = 0; left <= 3; left++) {
            for (int right = 0; right <= 3; right++) {
                Position position = twigs(left, right);
                assertEquals(left - right, game.integer(position, 3));
                for (int free = -5; free <= 5; free++) {
                    assertEquals(left - right + free > 0, game.starterWins(position, free, Side.LEFT));
                    assertEquals(left - right + free < 0, game.starterWins(position, free, Side.RIGHT));
                }
            }
        }
    }

    @Test
    void whatIsNoInteger() {
        Position half = new Position(BushTest.bush("0 1 B, 1 2 R", 0), Side.LEFT);
        assertEquals("no integer up to 4 is the value of " + half,
                assertThrows(IllegalStateException.class, () -> game.integer(half, 4)).getMessage());
        assertThrows(IllegalStateException.class, () -> game.integer(twigs(3, 0), 2));
    }
}
