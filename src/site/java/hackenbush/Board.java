package hackenbush;

import nimsum.board.CommonSketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Why: the value of what is left. */
public final class Board extends CommonSketch<Position> {

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number on an edge is what its cut leaves, in moves that Left is ahead (theorem 2)."
                : position.turn() == Side.LEFT
                        ? "Left cuts one of the blue edges (B)."
                        : "Right cuts one of the red edges (R).";
    }
}
