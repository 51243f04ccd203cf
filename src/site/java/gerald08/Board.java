package gerald08;

import nimsum.board.Edges;
import nimsum.board.Sketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.picture.Svg.Role;

/** The edges in the colours of the statement. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return Edges.of(position.bush(), before.bush(), colour -> colour == Colour.BLUE ? Role.BLACK : Role.WHITE,
                number -> "" + number);
    }

    @Override
    public String caption(Position position, boolean why) {
        return position.turn() == Side.LEFT ? "Chef cuts one of the black edges." : "Ksen cuts one of the white edges.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "cut edge " + name;
    }
}
