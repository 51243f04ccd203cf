package wallmaking;

import java.util.stream.IntStream;
import nimsum.board.Cells;
import nimsum.board.Sketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;
import wallmaking.Rules.Position;

/** A click on an empty cell makes it wall. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return cells(position).since(cells(before));
    }

    private static Cells cells(Position position) {
        int rows = position.cells().length() / position.width();
        Cells board = new Cells(rows, position.width(), false);
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
        IntStream.rangeClosed(1, rows).forEach(row -> board.row("" + row));
        IntStream.rangeClosed(1, position.width()).forEach(column -> board.column("" + column));
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
