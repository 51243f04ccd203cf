package cf1704f;

import cf1704f.Rules.Position;
import java.util.List;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells.Cell;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A row of red, blue and white cells. Why: each cell shows the value of its run. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int length = position.row().length();
        return new Cells(length, length, cell -> {
            String words = "" + (cell + 1);
            char colour = position.row().charAt(cell);
            Cell one = colour == '.'
                    ? Cells.empty("", words)
                    : Cells.piece(colour == 'R' ? Role.RED : Role.ACCENT, "" + colour, words);
            return one.valued(values).taking(List.of(words, "" + (cell + 2)));
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        return !why
                ? "A click on a cell paints this cell and the next one on its right white."
                : Coach.lead(position) == 0
                        ? "The number on a cell is the value of its run (theorem 3)."
                        : "A player who has more cells wins (theorem 1).";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "painted " + name + " and " + (Integer.parseInt(name) + 1);
    }
}
