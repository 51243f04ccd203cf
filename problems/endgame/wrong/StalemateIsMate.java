package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a king without a move is mate, in check or not.
 */
final class StalemateIsMate extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new StalemateIsMate().answerAll(in, out);
    }

    @Override
    protected boolean isLostWithoutEscape(boolean check) {
        return true; // Right: return check;
    }
}
