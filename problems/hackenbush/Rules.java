package hackenbush;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Bush;
import nimsum.game.CountedRules;
import nimsum.game.RedBlueRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Left cuts a blue edge, and Right cuts a red edge. Then the edges that are no longer connected to vertex 0 fall. The
 * player who cannot cut loses.
 */
public final class Rules extends RedBlueRules implements CountedRules<RedBlueRules.Position> {

    static final int GROUND = 0;

    @Override
    public String inWords() {
        return "A drawing of blue and red edges stands on the ground. "
                + "Left cuts a blue edge, Right cuts a red edge, and what is no longer connected to the ground falls. "
                + "The player who cannot cut loses.";
    }

    /** Reads the first drawing. In the statement either side may start, but here Left does. */
    @Override
    public Position read(FastReader in) {
        return new Position(new Bush(readEdges(in), GROUND), Side.LEFT);
    }

    /** Reads one of the drawings of an input. */
    static List<Edge> readEdges(FastReader in) {
        in.nextInt();
        List<Edge> edges = new ArrayList<>();
        for (int left = in.nextInt(); left > 0; left--) {
            edges.add(new Edge(in.nextInt(), in.nextInt(), in.next().equals("B") ? Colour.BLUE : Colour.RED));
        }
        return edges;
    }
}
