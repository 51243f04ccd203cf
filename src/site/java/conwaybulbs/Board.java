package conwaybulbs;

import conwaybulbs.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
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
        List<Integer> powers = position.game().powers();
        int switches = position.game().wires().size();
        Cells board = new Cells((1 + switches - position.turns()) * powers.size(), powers.size(), i -> {
            int row = i / powers.size(), bulb = i % powers.size(), number = position.turns() + row;
            int bulbs = row == 0 ? position.lit() : position.game().wires().get(number - 1);
            String words = 0 < row && row <= NEXT ? "" + number : "";
            return (bulbs >> bulb & 1) == 1
                    ? Cells.piece(row == 0 ? Role.CONTRAST : Role.ACCENT, "" + powers.get(bulb), words)
                    : Cells.empty(row == 0 ? "" + powers.get(bulb) : "", words);
        }).row("lit");
        IntStream.rangeClosed(position.turns() + 1, switches).forEach(number -> board.row("" + number));
        return board;
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
