package luogup4055;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import luogup4055.Rules.Position;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Takes each square away and asks whether the others have a matching of the same size. Only the former mate of the
 * square can begin an augmenting path, so one search for each square is enough (Kuhn's algorithm).
 */
final class Reference {

    private final Position grid;
    /** The mate of each square, or 0. */
    private final int[] mate;

    private Reference(Position grid) {
        this.grid = grid;
        mate = new int[grid.squares().length()];
    }

    static void solve(FastReader in, FastWriter out) {
        Position grid = new Rules().read(in);
        Reference matching = new Reference(grid);
        List<Integer> free = IntStream.range(0, grid.squares().length()).filter(matching::isFree).boxed().toList();
        free.stream().filter(square -> matching.mate[square] == 0)
                .forEach(square -> matching.augment(square, new BitSet()));
        List<Integer> winning = free.stream().filter(matching::augmentsWithout).toList();
        out.println(winning.isEmpty() ? "LOSE" : "WIN");
        winning.forEach(square -> out.println(grid.name(square)));
    }

    private boolean isFree(int square) {
        return grid.squares().charAt(square) == Rules.FREE;
    }

    /** Tells whether the others have a maximum matching of the same size, which then replaces the present one. */
    private boolean augmentsWithout(int square) {
        BitSet visited = new BitSet();
        visited.set(square);
        boolean augmentsWithout = mate[square] == 0 || augment(mate[square], visited);
        mate[square] = augmentsWithout ? 0 : mate[square];
        return augmentsWithout;
    }

    /** Matches the square by an augmenting path through unvisited squares, if there is one. */
    private boolean augment(int square, BitSet visited) {
        int width = grid.width();
        for (int neighbour : new int[]{square - width, square - 1, square + 1, square + width}) {
            if (isFree(neighbour) && !visited.get(neighbour)) {
                visited.set(neighbour);
                if (mate[neighbour] == 0 || augment(mate[neighbour], visited)) {
                    mate[neighbour] = square;
                    mate[square] = neighbour;
                    return true;
                }
            }
        }
        return false;
    }
}
