package cf1704f;

import cf1704f.Rules.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A row of red, blue and white cells. Why: each cell shows the value of its run. */
public final class Board implements CellSketch<Position> {

    private final Coach coach = new Coach();

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int length = position.row().length();
        return new Cells(length, length, cell -> {
            String words = "" + (cell + 1);
            List<String> takes = List.of(words, "" + (cell + 2));
            char colour = position.row().charAt(cell);
            return colour == '.'
                    ? Cells.empty("", words)
                    : Cells.piece(colour == 'R' ? Role.RED : Role.ACCENT, "" + colour, words).valued(values)
                            .taking(takes);
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        if (why && Coach.lead(position) != 0) {
            return "A player who has more cells wins (theorem 1).";
        }
        return why
                ? "The number on a cell is the value of its run (theorem 3). The nim-sum is "
                        + Coach.runs(position.row()).map(run -> "" + coach.value(run))
                                .collect(Collectors.joining(" \u2295 "))
                        + " = " + coach.nimSum(position)
                : "A click on a cell paints this cell and the next one on its right white.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "painted " + name + " and " + (Integer.parseInt(name) + 1);
    }
}
