package conwaybulbs;

import conwaybulbs.Rules.Position;
import nimsum.board.Cells;
import nimsum.board.CellSketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;

/**
 * The bulbs, and below them the switches that are left with the bulbs that they toggle; a click on a row presses its
 * switch.
 */
public final class Board implements CellSketch<Position> {

    private static final int NEXT = 2;

    @Override
    public Cells cells(Position position, boolean why) {
        int switches = position.game().wires().size();
        Cells board = new Cells(1 + switches - position.turns(), position.game().powers().size(), false).row("lit");
        row(board, position, 0, position.lit(), "");
        for (int i = position.turns(); i < switches; i++) {
            row(board.row("" + (i + 1)), position, 1 + i - position.turns(), position.game().wires().get(i),
                    i < position.turns() + NEXT ? "" + (i + 1) : "");
        }
        return board;
    }

    private static void row(Cells board, Position position, int row, int bulbs, String words) {
        for (int bulb = 0; bulb < position.game().powers().size(); bulb++) {
            String power = "" + position.game().powers().get(bulb);
            if ((bulbs >> bulb & 1) == 1) {
                board.piece(row, bulb, row == 0 ? Role.CONTRAST : Role.ACCENT, power, words);
            } else {
                board.empty(row, bulb, row == 0 ? power : "", words);
            }
        }
    }

    @Override
    public String caption(Position position, boolean why) {
        return "The lit power is " + position.game().power(position.lit()) + ", and Roland needs "
                + position.game().goal()
                + ".";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        return move.name().equals("none") ? "pressed nothing" : "pressed " + move.name().replace(" ", " and ");
    }
}
