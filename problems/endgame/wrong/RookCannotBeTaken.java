package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the rook is only a wall to the black king, and forgot that a king takes what stands next to it.
 */
final class RookCannotBeTaken extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new RookCannotBeTaken().answerAll(in, out);
    }

    @Override
    protected long escapes(int king, int rook, int black) {
        return super.escapes(king, rook, black) & ~bit(rook); // Right: return super.escapes(king, rook, black);
    }
}
