package easychase.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that Black gains a cell on White with each move of the two, so that a distance of d takes 2 (d - 1) moves. It
 * does so at the corner opposite, where the tests of its author had White stand.
 */
final class WalkTheDistance {

    static void solve(FastReader in, FastWriter out) {
        do {
            in.nextInt();
            int rowWhite = in.nextInt();
            int colWhite = in.nextInt();
            int distance = Math.abs(rowWhite - in.nextInt()) + Math.abs(colWhite - in.nextInt());
            // Right: White wins next to Black and only there, but the number of moves needs the search.
            out.println(distance == 1 ? "WHITE 1" : "BLACK " + 2 * (distance - 1));
        } while (in.hasNext());
        out.flush();
    }
}
