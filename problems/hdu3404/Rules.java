package hdu3404;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A move switches the corners of a rectangle. The corner farthest from the cell (1, 1) has to be on. The player who
 * cannot move loses.
 */
public final class Rules implements CountedRules<Rules.Position> {

    private static final int LARGEST_DRAWN = 40;

    /** A cell. Columns count from the left and rows from below, both from 1. */
    public record Cell(int x, int y) {
    }

    public record Position(Set<Cell> lights) {

        /** Returns the move that switches the corners of this rectangle, each of them once. */
        Move<Position> switched(int left, int below, Cell far) {
            Set<Cell> after = new HashSet<>(lights);
            for (int x : new HashSet<>(List.of(left, far.x))) {
                for (int y : new HashSet<>(List.of(below, far.y))) {
                    Cell corner = new Cell(x, y);
                    if (!after.remove(corner)) {
                        after.add(corner);
                    }
                }
            }
            return new Move<>(left + " " + below + " " + far.x + " " + far.y, new Position(after));
        }

        Stream<Cell> inOrder() {
            return lights.stream().sorted((a, b) -> a.y != b.y ? a.y - b.y : a.x - b.x);
        }

        /** Returns the board, with the number of each row next to it. */
        @Override
        public String toString() {
            int columns = lights.stream().mapToInt(Cell::x).max().orElse(0);
            int rows = lights.stream().mapToInt(Cell::y).max().orElse(0);
            if (lights.isEmpty()) {
                return "all lights are off";
            }
            if (Math.max(columns, rows) > LARGEST_DRAWN) {
                return inOrder().map(cell -> cell.x + " " + cell.y).collect(Collectors.joining(", ", "on: ", ""));
            }
            return IntStream.range(0, rows).map(i -> rows - i)
                    .mapToObj(y -> String.format(Locale.ROOT, "%2d ", y) + IntStream.rangeClosed(1, columns)
                            .mapToObj(x -> lights.contains(new Cell(x, y)) ? "o" : ".").collect(Collectors.joining()))
                    .collect(Collectors.joining("\n"));
        }
    }

    @Override
    public Position read(FastReader in) {
        int lights = in.nextInt();
        return new Position(Stream.generate(() -> new Cell(in.nextInt(), in.nextInt())).limit(lights)
                .collect(Collectors.toSet()));
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.inOrder().flatMap(far -> IntStream.rangeClosed(1, far.x).boxed()
                .flatMap(left -> IntStream.rangeClosed(1, far.y)
                        .mapToObj(below -> position.switched(left, below, far))));
    }

    /** Counts the moves without making them. */
    @Override
    public int size(Position position) {
        long moves = position.lights.stream().mapToLong(far -> (long) far.x * far.y).sum();
        return (int) Math.min(moves, Integer.MAX_VALUE);
    }

    @Override
    public About about() {
        return new About(
                "Some lights of a board are on. In turn each player chooses a rectangle whose upper right corner is on, and switches all its corners: "
                        + "four lights, two if the rectangle is one cell wide or high, or one if it is a single cell. "
                        + "The player who turns the last light off wins.")
                .howToMove(
                        "Type column and row of the lower left corner, then column and row of the upper right corner, which has to be on")
                .maxPlayed(MAX_PLAYED)
                .sign("o", "o is a light that is on. Columns count from the left, and rows count from below.");
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 4)
                .map(of -> position.lights.contains(new Cell(of.get(2), of.get(3)))
                        ? of.get(0) == 0 || of.get(1) == 0
                                ? "columns and rows are counted from 1"
                                : "the lower left corner has to come first, and the upper right one last"
                        : "no light is on in column " + of.get(2) + " and row " + of.get(3));
    }
}
