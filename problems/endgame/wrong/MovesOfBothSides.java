package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the moves of both sides count. Even the samples catch it.
 */
final class MovesOfBothSides extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new MovesOfBothSides().answerAll(in, out);
    }

    @Override
    protected int answer(int moves) {
        return 2 * moves - 1; // Right: return moves;
    }
}
