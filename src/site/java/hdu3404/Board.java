package hdu3404;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on the lower left corner of a rectangle, and one on the upper right corner. */
public final class Board implements CellSketch<Position> {

    /** As many cells as there were lights before. */
    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int columns = before.lights().stream().mapToInt(Cell::x).max().orElse(1);
        int rows = before.lights().stream().mapToInt(Cell::y).max().orElse(1);
        return new Cells(rows * columns, columns, i -> {
            Cell cell = new Cell(i % columns + 1, rows - i / columns);
            String words = cell.x() + " " + cell.y();
            return position.lights().contains(cell)
                    ? Cells.filled(Role.ACCENT, "", words).valued(values)
                    : Cells.empty("", words).valued(values);
        }).named(row -> "" + (rows - row), column -> "" + (column + 1));
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number of a cell is the nim product of its column and its row. You win if the nim-sum of the lit cells is not 0."
                : "Click on the lower left corner of a rectangle, then on the upper right corner, which is lit.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        String[] words = name.split(" ");
        String low = "column " + words[0] + ", row " + words[1];
        String high = "column " + words[2] + ", row " + words[3];
        return low.equals(high)
                ? "switched off the light in " + low
                : "switched the corners of the rectangle from " + low + " to " + high;
    }
}
