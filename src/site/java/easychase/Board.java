package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import nimsum.board.Cells;
import nimsum.board.Sketch;

/** A click on the cell to go to. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        Cells board = new Cells(position.n(), position.n());
        for (int row = 1; row <= position.n(); row++) {
            for (int column = 1; column <= position.n(); column++) {
                Cell cell = new Cell(row, column);
                boolean isBlack = cell.equals(position.black());
                boolean isWhite = cell.equals(position.white());
                board.cell(row - 1, column - 1, isBlack ? "black" : isWhite ? "white" : "",
                        isBlack ? "B" : isWhite ? "W" : "",
                        row + " " + column);
                board.column(column - 1, "" + column);
            }
            board.row(row - 1, "" + row);
        }
        return board.toString();
    }
}
