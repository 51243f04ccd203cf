package luogup4055;

import java.util.ArrayList;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Game on a grid: the first player puts a piece on a free cell. Then the second and the first player move it in turn to
 * a free neighbouring cell on which it has not been. The player who cannot move loses.
 *
 * <p>
 * Theorem. The first player wins from a cell if and only if some maximum matching of the free cells leaves it without a
 * partner. A matching pairs neighbouring cells, each cell with at most one.
 *
 * <p>
 * Why: if the cell has no partner, the first player always moves from a cell to its partner. The matching is maximum,
 * so the second player never finds a cell without a partner.
 *
 * <p>
 * How: a search goes from a cell without a partner to its neighbours and on to their partners. If a neighbour has no
 * partner, the way to it is an augmenting path, and pairing its cells anew makes one pair more. Otherwise all cells to
 * which the search went on can be left without a partner in place of the first one.
 *
 * <p>
 * Proof: problems/luogup4055/README.md, theorems 1 and 2. Cost: at most O(N^2 M^2), and in practice far less.
 */
public final class Main {

    private static final int MAX_SIDE = 200;
    private static final char FREE = '.';
    /** Stands for no cell, because cell 0 is on the border. */
    static final int NONE = 0;

    /** The cells in reading order, with a border above the grid, below it and to the left of each row. */
    private final char[] cells;
    /** The differences between the numbers of a cell and of its neighbours. */
    private final int[] directions;
    /** The partner of each cell in the matching, or NONE. */
    final int[] match;
    /** Whether the first player wins from a cell. */
    final boolean[] wins;

    Main(int width, char[] cells) {
        this.cells = cells;
        directions = new int[]{-width, -1, 1, width};
        match = new int[cells.length];
        wins = new boolean[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] == FREE && match[cell] == NONE) {
                searchFrom(cell);
            }
        }
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt(1, MAX_SIDE);
        int width = in.nextInt(1, MAX_SIDE) + 1;
        boolean[] wins = new Main(width, read(in, height, width)).wins;
        StringBuilder winning = new StringBuilder();
        for (int cell = 0; cell < wins.length; cell++) {
            if (wins[cell]) {
                winning.append(cell / width).append(' ').append(cell % width).append('\n');
            }
        }
        out.print(winning.length() == 0 ? "LOSE\n" : "WIN\n" + winning);
    }

    private static char[] read(FastReader in, int height, int width) {
        char[] cells = new char[(height + 2) * width];
        for (int row = 1; row <= height; row++) {
            String word = in.next();
            if (word.length() != width - 1) {
                throw in.unexpected("a row of " + (width - 1) + " cells, . or #");
            }
            word.getChars(0, word.length(), cells, row * width + 1);
        }
        return cells;
    }

    /** Searches for an augmenting path, breadth first. If there is none, the cells in the queue win. */
    private void searchFrom(int root) {
        int[] parent = new int[cells.length];
        List<Integer> queue = new ArrayList<Integer>();
        queue.add(root);
        for (int i = 0; i < queue.size(); i++) {
            int cell = queue.get(i);
            for (int direction : directions) {
                int neighbour = cell + direction;
                if (cells[neighbour] == FREE && parent[neighbour] == NONE) {
                    parent[neighbour] = cell;
                    if (match[neighbour] == NONE) {
                        augment(parent, neighbour);
                        return;
                    }
                    queue.add(match[neighbour]);
                }
            }
        }
        for (int cell : queue) {
            wins[cell] = true;
        }
    }

    /** Pairs the cells of the path with their parents, from its end back to the root, which had no partner. */
    private void augment(int[] parent, int end) {
        int cell = end;
        while (cell != NONE) {
            int before = parent[cell];
            int next = match[before];
            match[before] = cell;
            match[cell] = before;
            cell = next;
        }
    }
}
