package agc016f;

import agc016f.Rules.Position;
import nimsum.board.Graph;
import nimsum.board.Sketch;

/** A click on a vertex with a token, and one on the vertex it goes to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Graph.of(position.edges().subList(1, position.edges().size()),
                v -> v == position.low() || v == position.high() ? "accent" : "",
                v -> v == position.low() && v == position.high() ? "two" : "");
    }
}
