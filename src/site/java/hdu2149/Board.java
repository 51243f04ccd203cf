package hdu2149;

import hdu2149.Rules.Position;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.picture.Svg.Role;

/**
 * A track of bids up to the price; a click on a bid raises to it. Why: the bids that are best left to the other bidder.
 */
public final class Board implements CellSketch<Position> {

    private static final int IN_ROW = 11;

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        int last = Math.max(position.bid(), position.price());
        Cells cells = new Cells(last + 1, Math.min(last + 1, IN_ROW), bid -> {
            int raise = bid - position.bid();
            String words = 0 < raise && raise <= position.maxRaise() ? "" + raise : "";
            return raise == 0
                    ? Cells.piece(Role.ACCENT, "" + bid, "")
                    : bid >= position.price()
                            ? Cells.filled(Role.FAINT, "" + bid, words).valued(values)
                            : Cells.empty("" + bid, words).valued(values);
        });
        int round = position.maxRaise() + 1;
        for (int bid = position.price() % round; !values.isEmpty() && bid < position.price(); bid += round) {
            cells.framed(bid, bid, "");
        }
        return cells;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A raise is at least 1 and at most " + position.maxRaise() + "."
                + (why ? " The bidder who has to raise from a bid in a frame loses." : "");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "raised the bid by " + name + " to " + to.bid();
    }
}
