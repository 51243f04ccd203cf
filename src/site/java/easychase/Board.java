package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on the cell to go to. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        return new Cells(position.n() * position.n(), position.n(), i -> {
            Cell cell = new Cell(i / position.n() + 1, i % position.n() + 1);
            String words = cell.row() + " " + cell.col();
            return cell.equals(position.black())
                    ? Cells.piece(Role.BLACK, "B", words)
                    : cell.equals(position.white()) ? Cells.piece(Role.WHITE, "W", words) : Cells.empty("", words);
        }).checkered().numbered();
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved to row " + name.replace(" ", ", column ");
    }
}
