package poj2931;

import java.util.Map;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.game.Side;
import nimsum.picture.Svg.Role;
import poj2931.Rules.Position;

/** A click on a cube takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        return new Columns("cube", 56, position.towers().stream().map(String::length).toList(),
                before.towers().stream().map(String::length).toList(),
                (tower, cube) -> new Block(
                        position.towers().get(tower).charAt(cube) == 'W' ? Role.WHITE : Role.BLACK,
                        tower + 1 + " " + (cube + 1), values.getOrDefault(tower + 1 + " " + (cube + 1), "")))
                .valued(values).draw();
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "Each cube says what it adds to its tower, and each tower what it is worth to White (theorem 1)."
                : position.turn() == Side.LEFT
                        ? "White takes a white cube with all above it."
                        : "Black takes a black cube with all above it.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "took cube " + name.split(" ")[1] + " of tower " + name.split(" ")[0];
    }
}
