package hackenbush;

import nimsum.board.CommonSketch;
import nimsum.board.Edges;
import nimsum.board.Sketch;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Side;

/** Why: on each edge that may be cut the value of what is left without it. */
public final class Board implements Sketch<Position> {

    private final Coach coach = new Coach();

    @Override
    public String draw(Position position, Position before, boolean why) {
        Bush bush = position.bush();
        return Edges.of(bush, before.bush(), CommonSketch::role,
                edge -> why && bush.edge(edge).colour().isFor(position.turn())
                        ? "\u2192 " + coach.value(bush.cut(edge))
                        : bush.named(edge));
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "What stands is worth " + coach.value(position.bush())
                        + " to Left. The number on an edge is what its cut leaves."
                : position.turn() == Side.LEFT
                        ? "Left cuts one of the blue edges (B)."
                        : "Right cuts one of the red edges (R).";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "cut edge " + from.bush().named(Integer.parseInt(move.name()));
    }

    @Override
    public int theorem() {
        return 2;
    }
}
