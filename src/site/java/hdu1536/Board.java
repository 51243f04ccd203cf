package hdu1536;

import hdu1536.Rules.Position;
import nimsum.board.Columns;
import nimsum.board.Sketch;

/** A click on a stone takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Columns.heaps(position.heaps().sizes());
    }
}
