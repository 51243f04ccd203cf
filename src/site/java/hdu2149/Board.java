package hdu2149;

import hdu2149.Rules.Position;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/**
 * A track of bids up to the price; a click on a bid raises to it. Why: the bids that are best left to the other bidder.
 */
public final class Board implements CellSketch<Position> {

    private static final int IN_ROW = 11;

    @Override
    public Cells cells(Position position, Position before, boolean why) {
        int last = Math.max(position.bid(), position.price());
        return new Cells(last + 1, Math.min(last + 1, IN_ROW), bid -> {
            int raise = bid - position.bid();
            String words = 0 < raise && raise <= position.maxRaise() ? "" + raise : "";
            boolean isLost = why && (position.price() - bid) % (position.maxRaise() + 1) == 0;
            return raise == 0
                    ? Cells.piece(Role.ACCENT, "" + bid, "")
                    : bid >= position.price()
                            ? Cells.filled(Role.FAINT, "" + bid, words)
                            : Cells.empty(isLost ? "(" + bid + ")" : "" + bid, words);
        });
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A raise is at least 1 and at most " + position.maxRaise() + "."
                + (why ? " The bidder who has to raise from a bid in brackets loses." : "");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "raised the bid by " + name + " to " + to.bid();
    }
}
