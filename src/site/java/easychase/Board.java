package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on the cell to go to. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        return new Cells(position.n() * position.n(), position.n(), i -> {
            Cell cell = new Cell(i / position.n() + 1, i % position.n() + 1);
            String words = cell.row() + " " + cell.col();
            return cell.equals(position.black())
                    ? Cells.piece(Role.BLACK, "B", words).valued(values)
                    : cell.equals(position.white())
                            ? Cells.piece(Role.WHITE, "W", words).valued(values)
                            : Cells.empty("", words).valued(values);
        }).checkered().numbered();
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number of moves that follow if you go there."
                : "You are "
                        + (position.whiteToMove() ? "White (W), who steps by one." : "Black (B), who may step by two.");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved to row " + name.replace(" ", ", column ");
    }
}
