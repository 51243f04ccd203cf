package luogup2490;

import java.util.List;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on an empty square moves the piece there whose way to the next piece leads over it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        Cells cells = new Cells(position.squares(), Math.min(position.squares(), Cells.IN_ROW), i -> {
            int piece = position.pieces().indexOf(i + 1);
            return piece < 0
                    ? Cells.empty("", words(position, i + 1))
                    : piece % 2 == 0 ? Cells.piece(Role.WHITE, "W", "") : Cells.piece(Role.BLACK, "B", "");
        }).counted();
        values.forEach((number, gap) -> {
            int white = 2 * Integer.parseInt(number) - 2;
            cells.bracketed(position.pieces().get(white) - 1, position.pieces().get(white + 1) - 1, gap);
        });
        return cells;
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "Each frame holds a gap as a sum of powers of two. You lose if each power occurs in a multiple of "
                        + (position.maxMoved() + 1) + " gaps (theorem 2)."
                : (position.maxMoved() == 1 ? "One piece moves" : "Up to " + position.maxMoved() + " pieces move")
                        + " in a turn, "
                        + (position.whiteMoves() ? "white ones to the right" : "black ones to the left")
                        + ". Click on the square where a piece stops.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "moved piece " + name.replace(" ", " by ").replace(", by ", " and piece ");
    }

    /**
     * White pieces move to the right, and black ones to the left; all are named by their places among those of their
     * colour.
     */
    private static String words(Position position, int square) {
        List<Integer> pieces = position.pieces();
        int before = (int) pieces.stream().filter(piece -> piece < square).count();
        int mover = position.whiteMoves() ? before - 1 : before;
        boolean isOwn = 0 <= mover && mover < pieces.size() && mover % 2 == (position.whiteMoves() ? 0 : 1);
        return isOwn ? mover / 2 + 1 + " " + Math.abs(square - pieces.get(mover)) : "";
    }
}
