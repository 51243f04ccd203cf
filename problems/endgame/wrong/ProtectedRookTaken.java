package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a king next to the rook can always take it. Not if the white king stands next to it too.
 */
final class ProtectedRookTaken extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new ProtectedRookTaken().answerAll(in, out);
    }

    @Override
    protected long escapes(int king, int rook, int black) {
        long toTheRook = around(black) & bit(rook); // Right: around(black) & bit(rook) & ~around(king)
        return super.escapes(king, rook, black) | toTheRook;
    }
}
