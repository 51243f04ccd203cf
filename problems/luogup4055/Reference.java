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

    private static final int NONE = 0;

    private final Position grid;
    private final int[] mate;
    private final BitSet seen = new BitSet();

    private Reference(Position grid) {
        this.grid = grid;
        mate = new int[grid.squares().length()];
    }

    static void solve(FastReader in, FastWriter out) {
        Position grid = new Rules().read(in);
        Reference matching = new Reference(grid);
        List<Integer> free = IntStream.range(0, grid.squares().length()).filter(matching::isFree).boxed().toList();
        free.forEach(matching::enlarge);
        List<Integer> winning = free.stream().filter(matching::canSpare).toList();
        out.println(winning.isEmpty() ? "LOSE" : "WIN");
        winning.forEach(square -> out.println(grid.name(square)));
    }

    private boolean isFree(int square) {
        return grid.squares().charAt(square) == Rules.FREE;
    }

    private void enlarge(int square) {
        seen.clear();
        if (mate[square] == NONE) {
            findMate(square);
        }
    }

    /** Afterwards the matching is still maximum, also if it has become another one. */
    private boolean canSpare(int square) {
        seen.clear();
        seen.set(square);
        boolean canSpare = mate[square] == NONE || findMate(mate[square]);
        mate[square] = canSpare ? NONE : mate[square];
        return canSpare;
    }

    /** Gives the square a mate that has not been seen, if the former owner of this mate finds another one. */
    private boolean findMate(int square) {
        int width = grid.width();
        for (int neighbour : new int[]{square - width, square - 1, square + 1, square + width}) {
            if (isFree(neighbour) && !seen.get(neighbour)) {
                seen.set(neighbour);
                if (mate[neighbour] == NONE || findMate(mate[neighbour])) {
                    mate[neighbour] = square;
                    mate[square] = neighbour;
                    return true;
                }
            }
        }
        return false;
    }
}
