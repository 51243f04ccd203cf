package hdu3404;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import nimsum.board.Cells;
import nimsum.board.Sketch;

/** A click on the lower left corner of a rectangle, and one on the upper right corner. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        int columns = position.lights().stream().mapToInt(Cell::x).max().orElse(1);
        int rows = position.lights().stream().mapToInt(Cell::y).max().orElse(1);
        if (!Cells.fits(rows, columns)) {
            return "";
        }
        Cells board = new Cells(rows, columns);
        for (int y = 1; y <= rows; y++) {
            for (int x = 1; x <= columns; x++) {
                board.cell(rows - y, x - 1, position.lights().contains(new Cell(x, y)) ? "accent" : "", "",
                        x + " " + y);
                board.column(x - 1, "" + x);
            }
            board.row(rows - y, "" + y);
        }
        return board.toString();
    }
}
