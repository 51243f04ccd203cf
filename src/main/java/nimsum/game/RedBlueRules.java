package nimsum.game;

import java.util.stream.Stream;
import nimsum.game.Bush.Colour;

/**
 * Red-blue Hackenbush: Left cuts blue edges, Right red ones, and what is no longer connected to the ground falls. Who cannot cut
 * loses. A problem says how its drawings are read.
 */
public abstract class RedBlueRules implements PartizanRules<RedBlueRules.Position> {

    /**
     * @param turn
     *            whose move it is
     */
    public record Position(Bush bush, Side turn) {

        private Move<Position> after(Move<Bush> cut) {
            return new Move<>(cut.name(), new Position(cut.next(), turn.other()));
        }

        @Override
        public String toString() {
            return bush + "\n" + (turn == Side.LEFT ? "Left" : "Right") + " is to move.";
        }

        private boolean isFor(int edge) {
            return bush.edge(edge).colour().isFor(turn);
        }
    }

    @Override
    public final Position withTurn(Position position, Side side) {
        return new Position(position.bush, side);
    }

    @Override
    public final Stream<Move<Position>> moves(Position position) {
        return position.bush.moves(position::isFor).map(position::after);
    }

    @Override
    public String howToMove(Position position) {
        return "Type the number of an edge that has the letter " + Colour.of(position.turn).letter() + " behind it";
    }

    @Override
    public final boolean isPlayable(Position position) {
        return position.bush.isPlayable();
    }
}
