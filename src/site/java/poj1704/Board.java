package poj1704;

import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on a chessman, then one on a square. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int last = before.squares().get(before.squares().size() - 1);
        Cells cells = new Cells(Math.max(last, Cells.IN_ROW), Cells.IN_ROW, i -> {
            String square = "" + (i + 1);
            return position.squares().contains(i + 1)
                    ? Cells.piece(Role.ACCENT, square, square)
                    : Cells.empty("", square);
        }).counted();
        values.forEach((number, gap) -> {
            int right = 2 * Integer.parseInt(number) - 1 - position.chessmen() % 2;
            cells.bracketed(Math.max(0, position.square(right - 1) - 1), position.square(right) - 1, gap);
        });
        return cells;
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "Each frame holds a pair, and the free squares in it are a heap as a sum of powers of two (theorem 1)."
                : "Click on a chessman, then on the square it goes to.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved from " + name.replace(" ", " to ");
    }
}
