package nimsum.util;

/**
 * The symmetries of a square board: of its eight turns and reflections, one carries a chosen cell, the anchor, into the
 * octant <code>col &lt;= row &lt;= (n - 1) / 2</code>.
 *
 * <p>
 * A game whose rules don't change under a symmetry has the same outcome and the same distance on both sides of it. So
 * positions need to be told apart only up to symmetry, and some eighth of them is left. Those with the anchor on a diagonal
 * may still come twice, which costs a little and harms nothing.
 *
 * <p>
 * Cells are numbered row by row from 0. Cost: O(1) a call, O(n<sup>2</sup>) memory.
 */
public final class Octant {

    private final int n;
    private final int[] cells;

    /**
     * @param n
     *            the side of the board, 1 and up
     */
    public Octant(int n) {
        this.n = n;
        int half = (n + 1) / 2;
        cells = new int[half * (half + 1) / 2];
        for (int row = 0; row < half; row++) {
            for (int col = 0; col <= row; col++) {
                cells[rank(row * n + col)] = row * n + col;
            }
        }
    }

    /** How many cells the octant has. */
    public int size() {
        return cells.length;
    }

    /** The cell of the octant that has this number, 0 and up. */
    public int cell(int rank) {
        return cells[rank];
    }

    /** The number, among the cells of the octant, of the one that the anchor is carried to. */
    public int rank(int anchor) {
        int cell = image(anchor, anchor);
        int row = cell / n;
        return row * (row + 1) / 2 + cell % n;
    }

    /** Where the symmetry that carries the anchor into the octant carries another cell. */
    public int image(int anchor, int cell) {
        int anchorRow = anchor / n;
        int anchorCol = anchor % n;
        int row = cell / n;
        int col = cell % n;
        if (2 * anchorRow >= n) {
            anchorRow = n - 1 - anchorRow;
            row = n - 1 - row;
        }
        if (2 * anchorCol >= n) {
            anchorCol = n - 1 - anchorCol;
            col = n - 1 - col;
        }
        return anchorCol <= anchorRow ? row * n + col : col * n + row;
    }
}
