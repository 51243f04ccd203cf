package poj2931;

import java.util.stream.IntStream;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import poj2931.Rules.Position;

/** A click on a cube takes it and all above it. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        return Columns.of(position.towers().size(), tower -> IntStream.range(0, position.towers().get(tower).length())
                .mapToObj(cube -> new Block(position.towers().get(tower).charAt(cube) == 'W' ? "white" : "black",
                        tower + 1 + " " + (cube + 1)))
                .toList());
    }
}
