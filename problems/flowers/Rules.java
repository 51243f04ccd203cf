package flowers;

import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Side;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueRules;
import nimsum.util.FastReader;

/**
 * Left cuts a blue or a green edge, and Right cuts a red or a green edge. Then the edges that are no longer connected
 * to vertex 0 fall. The player who cannot cut loses.
 */
public final class Rules extends RedBlueRules implements CountedRules<RedBlueRules.Position> {

    @Override
    public About about() {
        return about("A drawing of blue, red and green edges stands on the ground. Left cuts a blue or a green edge, "
                + "Right cuts a red or a green edge, and what is no longer connected to the ground falls. "
                + "The player who cannot cut loses.");
    }

    @Override
    protected String mayCut(Side side) {
        return colour(side) + " or green";
    }

    /** Reads the first drawing. In the statement either side may start, but here Left does. */
    @Override
    public Position read(FastReader in) {
        return new Position(Drawing.read(in).bush(), Side.LEFT);
    }
}
