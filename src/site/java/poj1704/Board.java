package poj1704;

import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on a chessman, then one on a square. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        int last = before.squares().get(before.squares().size() - 1);
        return new Cells(last, Math.min(last, Cells.IN_ROW), i -> {
            String square = "" + (i + 1);
            return position.squares().contains(i + 1)
                    ? Cells.piece(Role.ACCENT, square, square)
                    : Cells.empty("", square);
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        return "Click on a chessman, then on the square it goes to.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved from " + name.replace(" ", " to ");
    }
}
