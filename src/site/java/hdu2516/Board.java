package hdu2516;

import hdu2516.Rules.Position;
import java.util.stream.IntStream;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;

/** A click on a stone takes it and all above it; those that may be taken stand out. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position) {
        int stones = (int) Math.min(position.stones(), Integer.MAX_VALUE);
        return Columns.of(1, heap -> IntStream.range(0, Math.min(stones, 100)).mapToObj(stone -> stones - stone)
                .map(taken -> new Block(taken <= position.most() ? "accent" : "cell", "" + taken)).toList());
    }
}
