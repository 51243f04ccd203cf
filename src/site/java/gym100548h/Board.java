package gym100548h;

import gym100548h.Rules.Position;
import java.util.Map;
import nimsum.board.Graph;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** A click on the vertex to go to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        boolean isBobs = before.bobToMove();
        boolean isStart = before.equals(position);
        return Graph.of(position.next(),
                v -> v == position.bob() ? Role.ACCENT : v == position.alice() ? Role.CONTRAST : Role.FAINT,
                v -> v == position.bob() ? "Bob" : v == position.alice() ? "Alice" : "",
                values, isStart ? 0 : before.mover(), isStart ? 0 : isBobs ? position.bob() : position.alice());
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number of moves that follow if you go there; without a number they never end."
                : (position.bobToMove() ? "Bob" : "Alice") + " goes along an arrow. Alice wants to meet Bob.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "went from " + from.mover() + " to " + name;
    }
}
