package luogup2490;

import java.util.List;
import nimsum.board.Cells;
import nimsum.board.Sketch;

/** A click on an empty square moves the piece there whose way to the next piece leads over it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        if (!Cells.fits(1, position.squares())) {
            return "";
        }
        Cells strip = new Cells(1, position.squares());
        List<Integer> pieces = position.pieces();
        for (int square = 1; square <= position.squares(); square++) {
            int piece = pieces.indexOf(square);
            strip.cell(0, square - 1, piece < 0 ? "" : piece % 2 == 0 ? "white" : "black", piece < 0
                    ? ""
                    : piece % 2 == 0 ? "W" : "B", piece < 0 ? words(position, square) : "");
            strip.column(square - 1, "" + square);
        }
        return strip.toString();
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
