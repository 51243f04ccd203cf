package poj1704;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Chessmen stand on different squares 1, 2, 3, ... of a row. A move takes one of them to the left, any number of squares, but
 * neither onto nor over another one, nor past square 1. Who can't move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final Pattern NAME = Pattern.compile("([1-9][0-9]{0,8}) ([1-9][0-9]{0,8})");
    /** More chessmen are not all drawn. */
    private static final int MAX_DRAWN = 20;
    /** More free squares than these, side by side, are counted and not drawn. */
    private static final int MAX_DOTS = 6;

    /** The squares with a chessman, in increasing order. */
    public record Position(int... squares) {

        public Position {
            squares = squares.clone();
            Arrays.sort(squares);
        }

        int chessmen() {
            return squares.length;
        }

        /** Of a chessman, counted from 0 at the left end. The wall on square 0 is number -1. */
        int square(int chessman) {
            return chessman < 0 ? 0 : squares[chessman];
        }

        /** The free squares between a chessman and the next one, or the wall, to the left of it. */
        int free(int chessman) {
            return square(chessman) - square(chessman - 1) - 1;
        }

        /** The move that takes a chessman so many squares to the left. */
        Move<Position> step(int chessman, int steps) {
            int[] next = squares.clone();
            next[chessman] -= steps;
            return new Move<>(squares[chessman] + " " + next[chessman], new Position(next));
        }

        @Override
        public int[] squares() {
            return squares.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Position position && Arrays.equals(squares, position.squares);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(squares);
        }

        @Override
        public String toString() {
            return Arrays.toString(squares);
        }
    }

    /** An input has the number of its rows in front. */
    @Override
    public Position read(FastReader in) {
        in.nextInt();
        return readRow(in);
    }

    /** The number of chessmen and where they stand, in any order. */
    static Position readRow(FastReader in) {
        int chessmen = in.nextInt();
        return new Position(IntStream.range(0, chessmen).map(i -> in.nextInt()).toArray());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.range(0, position.chessmen()).filter(chessman -> position.free(chessman) > 0).boxed()
                .flatMap(chessman -> IntStream
                        .rangeClosed(1, position.free(chessman)).mapToObj(steps -> position.step(chessman, steps)));
    }

    @Override
    public String howToMove(Position position) {
        return "A dot is a free square, (12) are twelve of them. "
                + "Type the square of a chessman and the square it goes to";
    }

    /** The wall, each chessman as the number of its square, and the free squares; of very many chessmen those at both ends. */
    @Override
    public String picture(Position position) {
        int drawn = MAX_DRAWN / 2;
        return position.chessmen() <= MAX_DRAWN
                ? "|" + drawn(position, 0, position.chessmen())
                : "|" + drawn(position, 0, drawn) + " ... "
                        + drawn(position, position.chessmen() - drawn, position.chessmen())
                        + "   (" + position.chessmen() + " chessmen)";
    }

    private static String drawn(Position position, int from, int to) {
        return IntStream.range(from, to).mapToObj(chessman -> drawn(position, chessman)).collect(Collectors.joining());
    }

    /** A chessman with the free squares to the left of it. */
    static String drawn(Position position, int chessman) {
        int free = position.free(chessman);
        return (free <= MAX_DOTS ? " .".repeat(free) : " (" + free + ")") + " " + position.square(chessman);
    }
}
