package conwaybulbs;

import conwaybulbs.Rules.Position;
import java.util.List;
import java.util.Map;
import nimsum.board.CellSketch;
import nimsum.board.Cells;
import nimsum.board.Cells.Cell;
import nimsum.picture.Svg.Role;

/**
 * The bulbs, and below them the switches that are left with the bulbs that they toggle; a click on a row presses its
 * switch.
 */
public final class Board implements CellSketch<Position> {

    private static final int NEXT = 2;

    @Override
    public Cells cells(Position position, Position before, Map<String, String> values) {
        List<Integer> powers = position.game().powers();
        int rows = 1 + position.game().wires().size();
        String both = position.turns() + 1 + " " + (position.turns() + 2);
        return new Cells(rows * powers.size(), powers.size(), i -> {
            int row = i / powers.size(), bulb = i % powers.size();
            int bulbs = row == 0 ? position.lit() : position.game().wires().get(row - 1);
            boolean isNext = position.turns() < row && row <= position.turns() + NEXT;
            String words = isNext ? "" + row : "";
            Role role = row == 0 ? Role.CONTRAST : position.turns() < row ? Role.ACCENT : Role.FAINT;
            Cell cell = (bulbs >> bulb & 1) == 1
                    ? Cells.piece(role, "" + powers.get(bulb), words)
                    : Cells.empty(row == 0 ? "" + powers.get(bulb) : "", words);
            boolean isFirst = bulb == 0;
            boolean isLast = bulb == powers.size() - 1;
            return row == 0 && !values.isEmpty() && (isFirst || isLast)
                    ? cell.valued(isFirst ? "none " + values.get("none") : "both " + values.get(both))
                    : isLast ? cell.valued(values) : cell;
        }).named(row -> row == 0 ? "lit" : "" + row, column -> "");
    }

    @Override
    public String caption(Position position, boolean why) {
        return "The lit power is " + position.game().power(position.lit()) + ", and Roland needs "
                + position.game().goal()
                + ". Orange bulbs are lit. A click on one of the next two rows presses the switch that toggles its blue bulbs.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return name.equals("none") ? "pressed nothing" : "pressed " + name.replace(" ", " and ");
    }
}
