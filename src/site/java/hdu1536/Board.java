package hdu1536;

import hdu1536.Rules.Position;
import nimsum.board.Columns;
import nimsum.board.Sketch;

/** A click on a stone takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return Columns.heaps(position.heaps(), before.heaps());
    }

    @Override
    public String done(Position from, Position to, String name) {
        return Columns.done(name);
    }

    @Override
    public String caption(Position position, boolean why) {
        return "S = " + position.takes().toString().replace('[', '{').replace(']', '}') + ". " + Columns.CAPTION;
    }
}
