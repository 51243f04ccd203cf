package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Stream;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

class FreeMovesTest {

    /** Left has so many moves and Right so many, which nobody can take away; at a switch the next move wins one. */
    private record Moves(int left, int right, boolean atSwitch, Side turn) {

        Moves after(int lessLeft, int lessRight) {
            return new Moves(left - lessLeft, right - lessRight, false, turn.other());
        }
    }

    private static final class Integers implements PartizanRules<Moves> {

        @Override
        public Moves read(FastReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Moves withTurn(Moves position, Side side) {
            return new Moves(position.left, position.right, position.atSwitch, side);
        }

        @Override
        public Stream<Move<Moves>> moves(Moves position) {
            boolean left = position.turn == Side.LEFT;
            int loss = position.atSwitch ? -1 : 1;
            return loss < 0 || (left ? position.left : position.right) > 0
                    ? Stream.of(new Move<>("move", left ? position.after(loss, 0) : position.after(0, loss)))
                    : Stream.of();
        }

        @Override
        public String howToMove(Moves position) {
            throw new UnsupportedOperationException();
        }
    }

    private final FreeMoves<Moves> game = new FreeMoves<>(new Integers());

    @Test
    void aPositionIsWorthTheMovesAhead() {
        for (int left = 0; left <= 5; left++) {
            for (int right = 0; right <= 5; right++) {
                Moves position = new Moves(left, right, false, Side.RIGHT);
                assertEquals(left - right, game.integer(position, 5));
                for (int free = -7; free <= 7; free++) {
                    assertEquals(left - right + free > 0, game.starterWins(position, free, Side.LEFT));
                    assertEquals(left - right + free < 0, game.starterWins(position, free, Side.RIGHT));
                }
            }
        }
    }

    @Test
    void whatIsNoInteger() {
        Moves hot = new Moves(0, 0, true, Side.LEFT);
        assertEquals("no integer up to 4 is the value of " + hot,
                assertThrows(IllegalStateException.class, () -> game.integer(hot, 4)).getMessage());
        assertThrows(IllegalStateException.class, () -> game.integer(new Moves(3, 0, false, Side.LEFT), 2));
    }
}
