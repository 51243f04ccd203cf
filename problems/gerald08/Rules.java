package gerald08;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.RedBlueRules;
import nimsum.util.FastReader;

/**
 * Chef (Left) cuts a black edge of a tree, and Ksen (Right) cuts a white edge. Then everything that is no longer
 * connected to vertex 1 is thrown away. The player who cannot cut loses. Black is drawn as blue, and white as red.
 */
public final class Rules extends RedBlueRules implements CountedRules<RedBlueRules.Position> {

    public static final int ROOT = 1;

    @Override
    public About about() {
        return about("A tree of black and white edges stands on the ground with its vertex 1. "
                + "Chef (Left) cuts a black edge, Ksen (Right) cuts a white edge, and what is no longer connected to the ground falls. "
                + "The player who cannot cut loses.")
                .players("Chef (Left)", "Ksen (Right)");
    }

    @Override
    protected String colour(Side side) {
        return side == Side.LEFT ? "black" : "white";
    }

    /** Reads a tree on which Chef starts. */
    @Override
    public Position read(FastReader in) {
        int n = in.nextInt();
        List<Edge> edges = new ArrayList<>();
        for (int i = 1; i < n; i++) {
            edges.add(new Edge(in.nextInt(), in.nextInt(), in.nextInt() == 0 ? Colour.BLUE : Colour.RED));
        }
        return new Position(new Bush(edges, ROOT), Side.LEFT);
    }

    @Override
    public String howToMove(Position position) {
        return (position.turn() == Side.LEFT
                ? "Left is Chef and cuts black edges. "
                : "Right is Ksen and cuts white edges. ")
                + super.howToMove(position);
    }
}
