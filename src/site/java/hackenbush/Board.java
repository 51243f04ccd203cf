package hackenbush;

import java.util.Map;
import nimsum.board.Edges;
import nimsum.board.Sketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Why: the value of what is left. */
public final class Board implements Sketch<Position> {

    private final Coach coach = new Coach();

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        return Edges.of(position.bush(), before.bush(), values);
    }

    @Override
    public String done(Position from, Position to, String name) {
        return Edges.done(from.bush(), name);
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "What stands is worth " + coach.value(position.bush())
                        + " to Left. The number on an edge is what its cut leaves (theorem 2)."
                : position.turn() == Side.LEFT
                        ? "Left cuts one of the blue edges (B)."
                        : "Right cuts one of the red edges (R).";
    }
}
