package gym100548h;

import gym100548h.Rules.Position;
import nimsum.board.Graph;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** A click on the vertex to go to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        boolean isBobs = before.bobToMove();
        int left = before.equals(position) ? 0 : isBobs ? before.bob() : before.alice();
        return Graph.of(position.next(),
                v -> v == position.bob() ? Role.ACCENT : v == position.alice() ? Role.CONTRAST : Role.FAINT,
                v -> v == position.bob() ? "Bob" : v == position.alice() ? "Alice" : "",
                left, isBobs ? position.bob() : position.alice());
    }
}
