package wallmaking;

import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;
import wallmaking.Rules.Position;

/** A click on an empty cell makes it wall. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        int width = position.width();
        return new Cells(position.cells().length(), width, i -> switch (position.cells().charAt(i)) {
            case '#' -> Cells.filled(Role.INK, "", "");
            case 'X' -> Cells.empty("X", "");
            default -> Cells.empty("", i / width + 1 + " " + (i % width + 1));
        }).numbered();
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A click on an empty cell makes it a wall. A cell with an X is marked and cannot be picked.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "built at row " + name.replace(" ", ", column ");
    }
}
