package wallmaking;

import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the whole board, a character a cell, and the mover wins if some pick leaves
 * a board on which the next player loses. No regions and no Grundy values. Boards of up to 6 x 6.
 */
final class BruteForce {

    private static final char EMPTY = '.', WALL = '#';

    private final int height, width;
    private final Map<String, Boolean> known = new HashMap<>();

    private BruteForce(int height, int width) {
        this.height = height;
        this.width = width;
    }

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce(in.nextInt(), in.nextInt());
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < game.height; row++) {
            board.append(in.next());
        }
        out.println(game.moverWins(board.toString()) ? "First" : "Second");
    }

    private boolean moverWins(String board) {
        Boolean found = known.get(board);
        if (found == null) {
            found = searchWins(board);
            known.put(board, found);
        }
        return found;
    }

    private boolean searchWins(String board) {
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (board.charAt(row * width + column) == EMPTY && !moverWins(pick(board, row, column))) {
                    return true;
                }
            }
        }
        return false;
    }

    private String pick(String board, int row, int column) {
        char[] cells = board.toCharArray();
        grow(cells, row - 1, column, -1, 0);
        grow(cells, row + 1, column, 1, 0);
        grow(cells, row, column - 1, 0, -1);
        grow(cells, row, column + 1, 0, 1);
        cells[row * width + column] = WALL;
        return new String(cells);
    }

    /** Turns cells into wall in one direction, empty and marked ones alike, up to a wall or the edge. */
    private void grow(char[] cells, int row, int column, int down, int right) {
        while (row >= 0 && row < height && column >= 0 && column < width && cells[row * width + column] != WALL) {
            cells[row * width + column] = WALL;
            row += down;
            column += right;
        }
    }
}
