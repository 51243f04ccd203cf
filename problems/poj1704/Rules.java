package poj1704;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Chessmen stand on different squares 1, 2, 3, ... of a row. A move takes one of them to the left, any number of squares, but
 * neither onto nor over another one, nor past square 1. Whoever can't move loses.
 */
public final class Rules implements nimsum.game.Rules<Position> {

    @Override
    public boolean isCounted() {
        return true;
    }

    /** The number of chessmen and where they stand, in any order. */
    @Override
    public Position read(FastReader in) {
        return Position.of(IntStream.range(0, in.nextInt()).map(i -> in.nextInt()).toArray());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.range(0, position.chessmen()).boxed().flatMap(chessman -> IntStream
                .rangeClosed(1, position.free(chessman)).mapToObj(steps -> position.step(chessman, steps)));
    }

    @Override
    public String howToMove(Position position) {
        return "A dot is a free square, (12) are twelve of them. "
                + "Type the square of a chessman and the square it goes to";
    }
}
