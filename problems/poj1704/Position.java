package poj1704;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Move;

/**
 * Chessmen on a row.
 *
 * @param squares where they stand, in increasing order
 */
public record Position(List<Integer> squares) {

    /** More chessmen are not all drawn. */
    private static final int MAX_DRAWN = 20;
    /** More free squares than these, side by side, are counted and not drawn. */
    private static final int MAX_DOTS = 6;

    /** Of chessmen in any order. */
    static Position of(int... squares) {
        return new Position(IntStream.of(squares).sorted().boxed().toList());
    }

    int chessmen() {
        return squares.size();
    }

    /** Of a chessman, counted from 0 at the left end. The wall on square 0 is number -1. */
    int square(int chessman) {
        return chessman < 0 ? 0 : squares.get(chessman);
    }

    /** The free squares between a chessman and the next one, or the wall, to the left of it. */
    int free(int chessman) {
        return square(chessman) - square(chessman - 1) - 1;
    }

    /** The move that takes a chessman so many squares to the left. */
    Move<Position> step(int chessman, int steps) {
        List<Integer> next = new ArrayList<>(squares);
        next.set(chessman, square(chessman) - steps);
        return new Move<>(square(chessman) + " " + next.get(chessman), new Position(List.copyOf(next)));
    }

    /** The wall, each chessman as the number of its square, and the free squares; of very many chessmen the first. */
    @Override
    public String toString() {
        String row = IntStream.range(0, Math.min(chessmen(), MAX_DRAWN)).mapToObj(this::drawn)
                .collect(Collectors.joining("", "|", ""));
        return chessmen() <= MAX_DRAWN ? row : row + " and " + (chessmen() - MAX_DRAWN) + " more chessmen";
    }

    /** A chessman with the free squares to the left of it. */
    private String drawn(int chessman) {
        int free = free(chessman);
        return (free <= MAX_DOTS ? " .".repeat(free) : " (" + free + ")") + " " + square(chessman);
    }
}
