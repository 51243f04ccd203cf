package poj1704;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Move;

/**
 * Chessmen on a row.
 *
 * @param squares their squares, in increasing order
 */
public record Position(List<Integer> squares) {

    /** If there are more free squares in a row, their number is shown instead of dots. */
    private static final int MAX_DOTS = 6;

    /** Returns the position with chessmen on these squares, which may be given in any order. */
    static Position of(int... squares) {
        return new Position(IntStream.of(squares).sorted().boxed().toList());
    }

    int chessmen() {
        return squares.size();
    }

    /** Returns the square of a chessman, counted from 0 at the left end. The wall on square 0 has the number -1. */
    int square(int chessman) {
        return chessman < 0 ? 0 : squares.get(chessman);
    }

    /** Returns the number of free squares between a chessman and the next one, or the wall, to the left of it. */
    int free(int chessman) {
        return square(chessman) - square(chessman - 1) - 1;
    }

    /** Returns the move that takes a chessman this number of squares to the left. */
    Move<Position> step(int chessman, int steps) {
        List<Integer> next = new ArrayList<>(squares);
        next.set(chessman, square(chessman) - steps);
        return new Move<>(square(chessman) + " " + next.get(chessman), new Position(List.copyOf(next)));
    }

    /** The wall, each chessman as the number of its square, and the free squares. */
    @Override
    public String toString() {
        return IntStream.range(0, chessmen()).mapToObj(this::drawn).collect(Collectors.joining("", "|", ""));
    }

    /** Returns a chessman with the free squares to the left of it. */
    private String drawn(int chessman) {
        int free = free(chessman);
        return (free <= MAX_DOTS ? " .".repeat(free) : " (" + free + ")") + " " + square(chessman);
    }
}
