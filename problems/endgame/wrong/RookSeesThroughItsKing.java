package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a rook rules its whole row and column, and so lets it look and move through its own king.
 */
final class RookSeesThroughItsKing extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new RookSeesThroughItsKing().answerAll(in, out);
    }

    @Override
    protected long attacked(int rook, int king) {
        return cross(rook, 0) & ~bit(king); // Right: return cross(rook, bit(king));
    }
}
