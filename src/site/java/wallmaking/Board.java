package wallmaking;

import nimsum.board.Cells;
import nimsum.board.Sketch;
import wallmaking.Rules.Position;

/** A click on an empty cell makes it wall. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        int rows = position.cells().length() / position.width();
        Cells board = new Cells(rows, position.width());
        for (int i = 0; i < position.cells().length(); i++) {
            int row = i / position.width();
            int column = i % position.width();
            char cell = position.cells().charAt(i);
            board.cell(row, column, cell == '#' ? "ink" : "", cell == 'X' ? "X" : "",
                    cell == '.' ? row + 1 + " " + (column + 1) : "");
            board.row(row, "" + (row + 1));
            board.column(column, "" + (column + 1));
        }
        return board.toString();
    }
}
