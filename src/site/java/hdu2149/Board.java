package hdu2149;

import hdu2149.Rules.Position;
import nimsum.board.Cells;
import nimsum.board.Sketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;

/**
 * A track of bids up to the price; a click on a bid raises to it. Why: the bids that are best left to the other bidder.
 */
public final class Board implements Sketch<Position> {

    private static final int IN_ROW = 11, MOST = 100;

    @Override
    public String draw(Position position, Position before, boolean why) {
        return position.price() + position.most() > MOST ? "" : cells(position, why).since(cells(before, why));
    }

    private static Cells cells(Position position, boolean why) {
        int last = Math.max(position.bid(), position.price());
        Cells track = new Cells(last / IN_ROW + 1, Math.min(last + 1, IN_ROW), false);
        for (int bid = 0; bid <= last; bid++) {
            int raise = bid - position.bid();
            String words = 0 < raise && raise <= position.most() ? "" + raise : "";
            boolean isLost = why && (position.price() - bid) % (position.most() + 1) == 0;
            if (raise == 0) {
                track.piece(bid / IN_ROW, bid % IN_ROW, Role.ACCENT, "" + bid, "");
            } else if (bid >= position.price()) {
                track.filled(bid / IN_ROW, bid % IN_ROW, Role.FAINT, "" + bid, words);
            } else {
                track.empty(bid / IN_ROW, bid % IN_ROW, isLost ? "(" + bid + ")" : "" + bid, words);
            }
        }
        return track;
    }

    @Override
    public String caption(Position position, boolean why) {
        return "A raise is at least 1 and at most " + position.most() + "."
                + (why ? " Leave the other bidder a bid in brackets." : "");
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return "raised the bid by " + move.name() + " to " + move.next().bid();
    }
}
