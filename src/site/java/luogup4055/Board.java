package luogup4055;

import java.util.Map;
import luogup4055.Rules.Position;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** The grid with the piece and its way. Why: an arrow on each half of a domino points to the other half. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int width = position.width();
        int[] partner = Coach.partners(position);
        Cells cells = new Cells(position.height() * (width - 1), width - 1, i -> {
            int square = (i / (width - 1) + 1) * width + i % (width - 1) + 1;
            String name = position.name(square);
            return switch (position.squares().charAt(square)) {
                case Rules.FREE ->
                    Cells.empty("", new Rules().move(position, name).isPresent() ? name : "").valued(values);
                case Rules.PIECE -> Cells.piece(Role.ACCENT, "", "");
                case Rules.VISITED -> Cells.filled(Role.FAINT, "", "");
                default -> Cells.filled(Role.INK, "", "");
            };
        }).numbered();
        for (int square = 0; square < partner.length && !values.isEmpty(); square++) {
            if (partner[square] > square) {
                cells.framed(cell(square, width), cell(partner[square], width), "");
            }
        }
        return cells;
    }

    /** Returns the cell of a square; the squares have walls around them. */
    private static int cell(int square, int width) {
        return (square / width - 1) * (width - 1) + square % width - 1;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A click on a free square moves the piece there. The piece has been on the grey squares."
                + (why ? " The frames are dominoes (theorem 1)." : "");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return (from.piece() < 0 ? "put the piece on row " : "moved to row ") + name.replace(" ", ", column ");
    }
}
