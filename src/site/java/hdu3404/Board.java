package hdu3404;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on the lower left corner of a rectangle, and one on the upper right corner. */
public final class Board implements CellSketch<Position> {

    /** As many cells as there were lights before. */
    @Override
    public Cells cells(Position position, Position before, boolean why) {
        int columns = before.lights().stream().mapToInt(Cell::x).max().orElse(1);
        int rows = before.lights().stream().mapToInt(Cell::y).max().orElse(1);
        return new Cells(rows * columns, columns, i -> {
            Cell cell = new Cell(i % columns + 1, rows - i / columns);
            String words = cell.x() + " " + cell.y();
            return position.lights().contains(cell) ? Cells.filled(Role.ACCENT, "", words) : Cells.empty("", words);
        }).named(row -> "" + (rows - row), column -> "" + (column + 1));
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on the lower left corner of a rectangle, then on the upper right corner, which is lit.";
    }
}
