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
        String mover = position.turn() == Side.LEFT ? "Left" : "Right";
        return why
                ? "The word on an edge says who wins what its cut leaves. " + mover + " looks for the word " + mover
                        + ", or for Second, because the other player has to start."
                : mover + " cuts one of the " + (mover.equals("Left") ? "blue edges (B)" : "red edges (R)")
                        + " or of the green edges (G).";
    }

    @Override
    public int theorem() {
        return 1;
    }
}
