package hdu1536;

import hdu1536.Rules.Position;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import nimsum.game.Move;

/** A click on a stone takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return Columns.heaps(position.heaps(), before.heaps());
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return Columns.done(move);
    }

    @Override
    public String caption(Position position, boolean why) {
        return Columns.CAPTION;
    }
}
