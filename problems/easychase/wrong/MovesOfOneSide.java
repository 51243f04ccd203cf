package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that x counts the moves of the winner. Even the samples catch it.
 */
final class MovesOfOneSide extends Sweeps {

    private MovesOfOneSide(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, MovesOfOneSide::new);
    }

    @Override
    protected int moves(int value) {
        return (super.moves(value) + 1) / 2; // Right: return super.moves(value);
    }
}
