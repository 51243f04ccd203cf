package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the rook alone bounds the black king, and lets it step next to the white one. Even the
 * samples catch it.
 */
final class KingsMayTouch extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new KingsMayTouch().answerAll(in, out);
    }

    @Override
    protected long escapes(int king, int rook, int black) {
        // Right: around(black) & ~around(king) & ~cross(rook, bit(king));
        return around(black) & ~bit(king) & ~cross(rook, bit(king));
    }
}
