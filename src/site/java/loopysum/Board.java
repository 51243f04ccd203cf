package loopysum;

import java.util.Collections;
import loopysum.Rules.Position;
import nimsum.board.Graph;
import nimsum.board.Sketch;

/** A click on a vertex with a token, and one on the vertex it goes to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Graph.of(position.edges().subList(1, position.edges().size()),
                v -> position.tokens().contains(v) ? "accent" : "", v -> {
                    int tokens = Collections.frequency(position.tokens(), v);
                    return tokens > 1 ? tokens + " x" : "";
                });
    }
}
