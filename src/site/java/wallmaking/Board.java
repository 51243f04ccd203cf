package wallmaking;

import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;
import wallmaking.Rules.Position;

/** A click on an empty cell makes it wall. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, boolean why) {
        int rows = position.cells().length() / position.width();
        Cells board = new Cells(rows, position.width(), false).numbered();
        for (int i = 0; i < position.cells().length(); i++) {
            int row = i / position.width();
            int column = i % position.width();
            char cell = position.cells().charAt(i);
            if (cell == '#') {
                board.filled(row, column, Role.INK, "", "");
            } else {
                board.empty(row, column, cell == 'X' ? "X" : "", cell == '.' ? row + 1 + " " + (column + 1) : "");
            }
        }
        return board;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A click on an empty cell makes it a wall.";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "built at row " + move.name().replace(" ", ", column ");
    }
}
