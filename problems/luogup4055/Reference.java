package luogup4055;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import luogup4055.Rules.Position;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Takes each square away and asks whether the others have a matching of the same size. Only the former mate of the
 * square can begin a way to a larger matching, so one search for each square is enough.
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
                .forEach(square -> matching.findMate(square, new BitSet()));
        List<Integer> winning = free.stream().filter(matching::canSpare).toList();
        out.println(winning.isEmpty() ? "LOSE" : "WIN");
        winning.forEach(square -> out.println(grid.name(square)));
    }

    private boolean isFree(int square) {
        return grid.squares().charAt(square) == Rules.FREE;
    }

    /** Afterwards the matching is still maximum, also if it has become another one. */
    private boolean canSpare(int square) {
        BitSet seen = new BitSet();
        seen.set(square);
        boolean canSpare = mate[square] == 0 || findMate(mate[square], seen);
        mate[square] = canSpare ? 0 : mate[square];
        return canSpare;
    }

    /** Gives the square a mate that has not been seen, if the former owner of this mate finds another one. */
    private boolean findMate(int square, BitSet seen) {
        int width = grid.width();
        for (int neighbour : new int[]{square - width, square - 1, square + 1, square + width}) {
            if (isFree(neighbour) && !seen.get(neighbour)) {
                seen.set(neighbour);
                if (mate[neighbour] == 0 || findMate(mate[neighbour], seen)) {
                    mate[neighbour] = square;
                    mate[square] = neighbour;
                    return true;
                }
            }
        }
        return false;
    }
}
