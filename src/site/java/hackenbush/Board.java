package hackenbush;

import nimsum.board.CutSketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Why: the value of what is left. */
public final class Board extends CutSketch {

    private final Coach coach = new Coach();

    @Override
    protected String worth(Bush bush) {
        return coach.value(bush).toString();
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "What stands is worth " + worth(position.bush())
                        + " to Left. The number on an edge is what its cut leaves (theorem 2)."
                : position.turn() == Side.LEFT
                        ? "Left cuts one of the blue edges (B)."
                        : "Right cuts one of the red edges (R).";
    }
}
