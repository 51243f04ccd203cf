package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the squares behind the black king are safe because the rook does not reach them now. But the king leaves
 * the square that hides them: stepping back along the line it stays in check. Even the
 * samples catch it.
 */
final class KingFleesAlongTheLine extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new KingFleesAlongTheLine().answerAll(in, out);
    }

    @Override
    protected long escapes(int king, int rook, int black) {
        // Right: around(black) & ~around(king) & ~cross(rook, bit(king));
        return around(black) & ~around(king) & ~cross(rook, bit(king) | bit(black));
    }
}
