package hdu3404;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import java.util.stream.IntStream;
import nimsum.board.Cells;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** A click on the lower left corner of a rectangle, and one on the upper right corner. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return cells(position, before).since(cells(before, before));
    }

    /** As many cells as there were lights before. */
    private static Cells cells(Position position, Position before) {
        int columns = before.lights().stream().mapToInt(Cell::x).max().orElse(1);
        int rows = before.lights().stream().mapToInt(Cell::y).max().orElse(1);
        Cells board = new Cells(rows * columns, columns, i -> {
            Cell cell = new Cell(i % columns + 1, rows - i / columns);
            String words = cell.x() + " " + cell.y();
            return position.lights().contains(cell) ? Cells.filled(Role.ACCENT, "", words) : Cells.empty("", words);
        });
        IntStream.rangeClosed(1, rows).forEach(y -> board.row("" + (rows + 1 - y)));
        IntStream.rangeClosed(1, columns).forEach(x -> board.column("" + x));
        return board;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on the lower left corner of a rectangle, then on the upper right corner, which is lit.";
    }
}
