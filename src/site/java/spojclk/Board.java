package spojclk;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import spojclk.Rules.Position;

/** A click on a piece bites it off. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        List<Integer> heights = position.heights();
        return Columns.of(heights.size(), column -> IntStream.rangeClosed(1, heights.get(column))
                .mapToObj(row -> new Block(column + row == 1 ? "contrast" : "accent", column + 1 + " " + row))
                .toList());
    }
}
