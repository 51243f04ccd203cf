package nimsum.util;

/**
 * Turns and reflects a square board so that about an eighth of the positions is enough. Of the eight symmetries, one
 * carries a chosen cell, the anchor, into the octant {@code col <= row <= (n - 1) / 2}.
 *
 * <pre>
 *   Octant octant = new Octant(8);
 *   int position = octant.rank(king) * 64 + octant.image(king, rook);
 *   int kingOnceMore = octant.cell(position / 64);
 * </pre>
 *
 * <p>
 * A game whose rules don't change under a symmetry has the same outcome and the same distance on both sides of it. So
 * positions need to be told apart only up to symmetry, and some eighth of them is left. Those with the anchor on a
 * diagonal may still come twice, which costs a little and harms nothing.
 *
 * <p>
 * Cells are numbered row by row from 0. Cost: O(1) a call, O(n<sup>2</sup>) time and memory before the first.
 */
public final class Octant {

    private static final int SYMMETRIES = 8;

    /** The cells of the octant, by their numbers. */
    private final int[] cells;
    /** The symmetry that carries each anchor into the octant, and the number of the cell to which it is carried. */
    private final int[] symmetries, ranks;
    /** The cell to which each symmetry carries each cell. */
    private final int[][] images;

    /**
     * @param n the side of the board, at least 1
     */
    public Octant(int n) {
        int half = (n + 1) / 2;
        cells = new int[half * (half + 1) / 2];
        symmetries = new int[n * n];
        ranks = new int[n * n];
        images = new int[SYMMETRIES][n * n];
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            for (int cell = 0; cell < n * n; cell++) {
                int down = (symmetry & 1) == 0 ? cell / n : n - 1 - cell / n;
                int right = (symmetry & 2) == 0 ? cell % n : n - 1 - cell % n;
                int row = (symmetry & 4) == 0 ? down : right;
                int col = (symmetry & 4) == 0 ? right : down;
                images[symmetry][cell] = row * n + col;
                if (col <= row && row < half) {
                    symmetries[cell] = symmetry;
                    ranks[cell] = row * (row + 1) / 2 + col;
                    cells[ranks[cell]] = row * n + col;
                }
            }
        }
    }

    /** Returns the number of cells of the octant. */
    public int size() {
        return cells.length;
    }

    /** Returns the cell of the octant with a number from 0 on. */
    public int cell(int rank) {
        return cells[rank];
    }

    /** Returns the number of the cell to which the anchor is carried, among the cells of the octant. */
    public int rank(int anchor) {
        return ranks[anchor];
    }

    /** Returns the cell to which the symmetry that carries the anchor into the octant carries another cell. */
    public int image(int anchor, int cell) {
        return images[symmetries[anchor]][cell];
    }
}
