package flowers;

import nimsum.board.CommonSketch;
import nimsum.game.Side;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** Why: who wins what is left. */
public final class Board extends CommonSketch<Position> {

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
