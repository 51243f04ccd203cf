package poj1704;

import nimsum.board.Cells;
import nimsum.board.Sketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;

/** A click on a chessman, then one on a square. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        int last = before.squares().get(before.squares().size() - 1);
        return cells(position, last).since(cells(before, last));
    }

    private static Cells cells(Position position, int last) {
        Cells row = new Cells(1, last, false).numbered();
        for (int square = 1; square <= last; square++) {
            if (position.squares().contains(square)) {
                row.piece(0, square - 1, Role.ACCENT, "" + square, "" + square);
            } else {
                row.empty(0, square - 1, "", "" + square);
            }
        }
        return row;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on a chessman, then on the square it goes to.";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "moved from " + move.name().replace(" ", " to ");
    }
}
