package hdu1536;

import hdu1536.Rules.Position;
import java.util.Map;
import nimsum.board.Columns;
import nimsum.board.Sketch;

/** A click on a stone takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        return Columns.heaps(position.heaps(), before.heaps(), values).valued(values).draw();
    }

    @Override
    public String done(Position from, Position to, String name) {
        return Columns.done(name);
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "A number on a stone is the Grundy value of what is left below it. The heap's own is next to its number."
                : "S = " + position.takes().toString().replace('[', '{').replace(']', '}') + ". " + Columns.CAPTION;
    }
}
