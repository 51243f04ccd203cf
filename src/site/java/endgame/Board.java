package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on a piece, and one on the square it goes to. */
public final class Board implements CellSketch<Position> {

    private static final int SIDE = 8;

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        return new Cells(SIDE * SIDE, SIDE, i -> cell(position, new Square(i / SIDE, i % SIDE))).checkered()
                .named(row -> "" + (SIDE - row), column -> "" + (char) ('a' + column));
    }

    private static Cells.Cell cell(Position position, Square square) {
        boolean isBlack = square.equals(position.black());
        String piece = isBlack || square.equals(position.king()) ? "K" : square.equals(position.rook()) ? "R" : "";
        boolean moves = !piece.isEmpty() && isBlack != position.whiteToMove();
        String words = moves ? piece : square.toString();
        return piece.isEmpty()
                ? Cells.empty("", words)
                : Cells.piece(isBlack ? Role.BLACK : Role.WHITE, piece.equals("R") ? "\u265C" : "\u265A", words);
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on a piece, then on the square it goes to.";
    }
}
