package flowers;

import nimsum.board.CutSketch;
import nimsum.game.Bush;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Side;

/** Why: who wins what is left. */
public final class Board extends CutSketch {

    private final Coach coach = new Coach();

    @Override
    protected String worth(Bush bush) {
        return coach.winner(bush);
    }

    @Override
    public String caption(Position position, boolean why) {
        boolean isLefts = position.turn() == Side.LEFT;
        return why
                ? "The word on an edge says who wins what its cut leaves. After a good cut it is "
                        + (isLefts ? "Left" : "Right") + ", or Second because the other player has to start."
                : isLefts
                        ? "Left cuts one of the blue edges (B) or of the green edges (G)."
                        : "Right cuts one of the red edges (R) or of the green edges (G).";
    }

    @Override
    public int theorem() {
        return 1;
    }
}
