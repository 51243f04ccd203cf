package luogup2490;

import java.util.List;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/** A click on an empty square moves the piece there whose way to the next piece leads over it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        return new Cells(position.squares(), Math.min(position.squares(), Cells.IN_ROW), i -> {
            int piece = position.pieces().indexOf(i + 1);
            return piece < 0
                    ? Cells.empty("", words(position, i + 1))
                    : piece % 2 == 0 ? Cells.piece(Role.WHITE, "W", "") : Cells.piece(Role.BLACK, "B", "");
        }).counted();
    }

    @Override
    public String caption(Position position, boolean why) {
        return (position.maxMoved() == 1 ? "One piece moves" : "Up to " + position.maxMoved() + " pieces move")
                + " in a turn. A click on an empty square brings the nearest "
                + (position.whiteMoves() ? "white piece from the left." : "black piece from the right.");
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
