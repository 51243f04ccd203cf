package gerald08;

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
 * Chef (Left) cuts a black edge of a tree, Ksen (Right) a white one, and all that is no longer connected to vertex 1
 * goes. Who can't cut loses. Black is drawn as blue, white as red.
 */
public final class Rules extends RedBlueRules implements CountedRules<RedBlueRules.Position> {

    static final int ROOT = 1;

    @Override
    public String inWords() {
        return "A tree of black and white edges stands on the ground with its vertex 1. "
                + "Chef (Left) cuts a black edge, Ksen (Right) a white one, and what is no longer connected to the ground is gone. "
                + "Whoever can't cut loses.";
    }

    @Override
    public List<String> players() {
        return List.of("Chef (Left)", "Ksen (Right)");
    }

    @Override
    protected String colour(Side side) {
        return side == Side.LEFT ? "black" : "white";
    }

    /** Chef starts. */
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
