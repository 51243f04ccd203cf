package nimsum.game;

import java.util.stream.Stream;

/**
 * Green Hackenbush: either player cuts any edge, and what is no longer connected to the ground falls. Who cannot cut loses. A
 * problem says how its drawings are read.
 */
public abstract class GreenRules implements Rules<Bush> {

    @Override
    public final Stream<Move<Bush>> moves(Bush bush) {
        return bush.moves(edge -> true);
    }

    @Override
    public String howToMove(Bush bush) {
        return "Type the number of an edge";
    }

    @Override
    public final boolean isPlayable(Bush bush) {
        return bush.isPlayable();
    }
}
