package wallmaking.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the second player wins exactly the boards that look the same after half a turn and have no empty cell in the
 * middle, by answering each pick with its mirror image. But after a pick next to the middle, its walls may cover the
 * mirror image.
 */
final class MirrorStrategy {

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt();
        int width = in.nextInt();
        String[] board = new String[height];
        for (int row = 0; row < height; row++) {
            board[row] = in.next();
        }
        // Right: such a symmetry proves a win for the first player where it has an axis or a centre of empty cells, and else
        // nothing.
        boolean symmetric = true;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                symmetric &= board[row].charAt(column) == board[height - 1 - row].charAt(width - 1 - column);
            }
        }
        boolean emptyMiddle = height % 2 == 1 && width % 2 == 1 && board[height / 2].charAt(width / 2) == '.';
        out.println(symmetric && !emptyMiddle ? "Second" : "First");
        out.flush();
    }
}
