package wallmaking;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the Grundy values of connected regions by growing the walls and flooding what they leave. It uses only that
 * regions without a common side are independent games, and not that regions are rectangles.
 *
 * <p>
 * A region is a set of cells. The cells are numbered row by row, with an empty column after each row and an empty row
 * above and below the board.
 */
final class Reference {

    private final int[] directions;
    private final BitSet marked = new BitSet();
    private final Map<BitSet, Integer> memo = new HashMap<>();

    private Reference(int rowLength) {
        directions = new int[]{-rowLength, -1, 1, rowLength};
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        Reference reference = new Reference(width + 1);
        BitSet board = new BitSet();
        for (int row = 1; row <= height; row++) {
            String cells = in.next();
            for (int column = 0; column < width; column++) {
                int cell = row * (width + 1) + column;
                board.set(cell);
                reference.marked.set(cell, cells.charAt(column) == 'X');
            }
        }
        out.println(reference.grundy(board) != 0 ? "First" : "Second");
    }

    private int grundy(BitSet region) {
        Integer value = memo.get(region);
        if (value == null) {
            BitSet options = new BitSet();
            region.stream().filter(cell -> !marked.get(cell))
                    .forEach(cell -> options.set(grundyOfSum(pick(region, cell))));
            value = options.nextClearBit(0);
            memo.put(region, value);
        }
        return value;
    }

    private BitSet pick(BitSet region, int cell) {
        BitSet free = (BitSet) region.clone();
        for (int direction : directions) {
            for (int wall = cell; region.get(wall); wall += direction) {
                free.clear(wall);
            }
        }
        return free;
    }

    /** Returns the nim-sum over the regions of a set of free cells, which is used up. */
    private int grundyOfSum(BitSet free) {
        int nimSum = 0;
        while (!free.isEmpty()) {
            BitSet region = new BitSet();
            floodFill(free.nextSetBit(0), free, region);
            nimSum ^= grundy(region);
        }
        return nimSum;
    }

    /** Moves the connected component of a free cell into a region. There are at most 400 cells. */
    private void floodFill(int cell, BitSet free, BitSet region) {
        if (free.get(cell)) {
            free.clear(cell);
            region.set(cell);
            for (int direction : directions) {
                floodFill(cell + direction, free, region);
            }
        }
    }
}
