package gerald08;

import java.util.Map;
import nimsum.board.Edges;
import nimsum.board.Sketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.picture.Svg.Role;

/** The edges in the colours of the statement. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        return Edges.of(position.bush(), before.bush(),
                edge -> position.bush().edge(edge).colour() == Colour.BLUE ? Role.BLACK : Role.WHITE,
                edge -> "" + edge, values);
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number in a box is what an edge is worth to Chef with all that it carries."
                : position.turn() == Side.LEFT
                        ? "Chef cuts one of the black edges."
                        : "Ksen cuts one of the white edges.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "cut edge " + name;
    }
}
