package poj1704;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Chessmen stand on different squares 1, 2, 3, ... of a row. A move shifts one of them to the left, by any number of
 * squares, but not onto or over another one and not past square 1. The player who cannot move loses.
 */
public final class Rules implements CountedRules<Position> {

    /** Reads the number of chessmen and their squares, which may come in any order. */
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
    public About about() {
        return new About("Chessmen stand on different squares of a row that begins with square 1. "
                + "In turn each player shifts one of them to the left, by any number of squares, but not onto or over another one. "
                + "The player who cannot move loses.")
                .howToMove("Type the square of a chessman and the square it goes to")
                .whyOver("no chessman can move to the left")
                .sign("\\|", "Each number is a chessman and the square on which it stands, and | is the left end.")
                .sign("\\.", "A dot is a free square.")
                .sign("\\(", "A number in brackets says how many free squares there are in its place.")
                .unit("squares up to the last chessman");
    }

    @Override
    public int size(Position position) {
        return position.square(position.chessmen() - 1);
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> !position.squares().contains(n.get(0))
                ? "no chessman stands on " + n.get(0)
                : n.get(1) < 1
                        ? "the row begins with square 1"
                        : n.get(1) >= n.get(0)
                                ? "chessmen move to the left"
                                : "another chessman stands there or in between");
    }
}
