package luogup2490;

import java.util.List;
import nimsum.board.Cells;
import nimsum.board.CellSketch;
import nimsum.picture.Svg.Role;

/** A click on an empty square moves the piece there whose way to the next piece leads over it. */
public final class Board implements CellSketch<Position> {

    @Override
    public Cells cells(Position position, boolean why) {
        Cells strip = new Cells(1, position.squares(), false).numbered();
        List<Integer> pieces = position.pieces();
        for (int square = 1; square <= position.squares(); square++) {
            int piece = pieces.indexOf(square);
            if (piece < 0) {
                strip.empty(0, square - 1, "", words(position, square));
            } else {
                boolean isWhite = piece % 2 == 0;
                strip.piece(0, square - 1, isWhite ? Role.WHITE : Role.BLACK, isWhite ? "W" : "B", "");
            }
        }
        return strip;
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
