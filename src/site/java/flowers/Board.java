package flowers;

import nimsum.board.CutSketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Why: who wins what is left. */
public final class Board extends CutSketch {

    private final Coach coach = new Coach();

    @Override
    protected String worth(Bush bush) {
        return coach.winner(bush).substring(0, 1);
    }

    @Override
    public String caption(Position position, boolean why) {
        String mover = position.turn() == Side.LEFT ? "Left" : "Right";
        return why
                ? "The letter on an edge says who wins what its cut leaves: L for Left, R for Right, F for the player who "
                        + "starts there, S for the other one (theorem 1). " + mover + " needs " + mover.charAt(0)
                        + " or S."
                : mover + " cuts one of the " + (mover.equals("Left") ? "blue edges (B)" : "red edges (R)")
                        + " or of the green edges (G).";
    }
}
