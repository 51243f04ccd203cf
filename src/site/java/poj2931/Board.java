package poj2931;

import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;
import poj2931.Rules.Position;

/** A click on a cube takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        return Columns.of("cube", 56, position.towers().stream().map(String::length).toList(),
                before.towers().stream().map(String::length).toList(),
                (tower, cube) -> new Block(
                        position.towers().get(tower).charAt(cube) == 'W' ? Role.WHITE : Role.BLACK,
                        tower + 1 + " " + (cube + 1), ""));
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "took cube " + name.split(" ")[1] + " of tower " + name.split(" ")[0];
    }
}
