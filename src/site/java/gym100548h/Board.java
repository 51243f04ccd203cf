package gym100548h;

import gym100548h.Rules.Position;
import nimsum.board.Graph;
import nimsum.board.Sketch;

/** A click on the vertex to go to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Graph.of(position.next(), v -> v == position.bob() ? "accent" : v == position.alice() ? "contrast" : "",
                v -> v == position.bob() ? "Bob" : v == position.alice() ? "Alice" : "");
    }
}
