package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import nimsum.board.Cells;
import nimsum.board.Sketch;

/** A click on a piece, and one on the square it goes to. */
public final class Board implements Sketch<Position> {

    private static final int SIDE = 8;

    @Override
    public String draw(Position position) {
        Cells board = new Cells(SIDE, SIDE);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                draw(board, position, new Square(row, column));
            }
            board.row(row, "" + (SIDE - row));
        }
        for (int column = 0; column < SIDE; column++) {
            board.column(column, "" + (char) ('a' + column));
        }
        return board.toString();
    }

    private static void draw(Cells board, Position position, Square square) {
        boolean isBlack = square.equals(position.black());
        String piece = isBlack || square.equals(position.king()) ? "K" : square.equals(position.rook()) ? "R" : "";
        boolean moves = !piece.isEmpty() && isBlack != position.whiteToMove();
        board.cell(square.row(), square.col(), isBlack ? "black" : piece.isEmpty() ? "" : "white", piece,
                moves ? piece : square.toString());
    }
}
