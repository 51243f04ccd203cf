package poj1704;

import nimsum.board.Cells;
import nimsum.board.Sketch;

/** A click on a chessman, then one on a square. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        int last = position.squares().get(position.squares().size() - 1);
        if (!Cells.fits(1, last)) {
            return "";
        }
        Cells row = new Cells(1, last);
        for (int square = 1; square <= last; square++) {
            boolean stands = position.squares().contains(square);
            row.cell(0, square - 1, stands ? "accent" : "", stands ? "" + square : "", "" + square);
            row.column(square - 1, "" + square);
        }
        return row.toString();
    }
}
