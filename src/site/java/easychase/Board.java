package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import nimsum.board.Cells;
import nimsum.board.CellSketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;

/** A click on the cell to go to. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, boolean why) {
        Cells board = new Cells(position.n(), position.n(), true).numbered();
        for (int row = 1; row <= position.n(); row++) {
            for (int column = 1; column <= position.n(); column++) {
                Cell cell = new Cell(row, column);
                String words = row + " " + column;
                if (cell.equals(position.black())) {
                    board.piece(row - 1, column - 1, Role.BLACK, "B", words);
                } else if (cell.equals(position.white())) {
                    board.piece(row - 1, column - 1, Role.WHITE, "W", words);
                } else {
                    board.empty(row - 1, column - 1, "", words);
                }
            }
        }
        return board;
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "moved to row " + move.name().replace(" ", ", column ");
    }
}
