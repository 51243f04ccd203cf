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

    private static int columns(Position position) {
        return position.lights().stream().mapToInt(Cell::x).max().orElse(1);
    }

    private static int rows(Position position) {
        return position.lights().stream().mapToInt(Cell::y).max().orElse(1);
    }

    /** As many cells as there were lights before. */
    private static Cells cells(Position position, Position before) {
        int columns = columns(before);
        int rows = rows(before);
        Cells board = new Cells(rows, columns, false);
        for (int y = 1; y <= rows; y++) {
            for (int x = 1; x <= columns; x++) {
                if (position.lights().contains(new Cell(x, y))) {
                    board.filled(rows - y, x - 1, Role.ACCENT, "", x + " " + y);
                } else {
                    board.empty(rows - y, x - 1, "", x + " " + y);
                }
            }
        }
        IntStream.rangeClosed(1, rows).forEach(y -> board.row("" + (rows + 1 - y)));
        IntStream.rangeClosed(1, columns).forEach(x -> board.column("" + x));
        return board;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on the lower left corner of a rectangle, then on the upper right corner, which is lit.";
    }
}
