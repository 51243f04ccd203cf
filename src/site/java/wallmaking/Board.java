package wallmaking;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;
import wallmaking.Rules.Position;

/** A click on an empty cell makes it wall. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int width = position.width();
        int picked = picked(position, before);
        Cells cells = new Cells(position.cells().length(), width, i -> switch (position.cells().charAt(i)) {
            case Rules.WALL -> i == picked ? Cells.piece(Role.INK, "", "") : Cells.filled(Role.INK, "", "");
            case Rules.MARKED -> Cells.empty("X", words(i, width));
            default -> Cells.empty("", words(i, width))
                    .taking(grown(position, i).mapToObj(cell -> words(cell, width)).toList());
        }).numbered();
        values.forEach((corners, value) -> {
            String[] at = corners.split(" ");
            cells.framed(cell(at[0] + " " + at[1], width), cell(at[2] + " " + at[3], width), value);
        });
        return cells;
    }

    private static int cell(String words, int width) {
        String[] at = words.split(" ");
        return (Integer.parseInt(at[0]) - 1) * width + Integer.parseInt(at[1]) - 1;
    }

    private static String words(int cell, int width) {
        return cell / width + 1 + " " + (cell % width + 1);
    }

    /** Returns the cells that become wall if this one is picked. */
    private static IntStream grown(Position position, int cell) {
        String after = Rules.pick(position, cell / position.width(), cell % position.width()).next().cells();
        return IntStream.range(0, after.length()).filter(i -> after.charAt(i) != position.cells().charAt(i));
    }

    /** Returns the cell that the last move picked; -1 if several picks make the same walls. */
    private static int picked(Position position, Position before) {
        List<Move<Position>> picks = new Rules().moves(before).filter(move -> move.next().equals(position)).toList();
        return picks.size() == 1 ? cell(picks.get(0).name(), position.width()) : -1;
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "Each rectangle between walls has a value. You win if their nim-sum is not 0 (theorem 2)."
                : "A click on an empty cell makes it a wall. A cell with an X is marked and cannot be picked.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "built at row " + name.replace(" ", ", column ");
    }
}
