package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that Black moves like White, one cell at a time. Then nobody can change the parity of the distance, and at an
 * odd distance White is the hunter.
 */
final class StepOfOneOnly extends Sweeps {

    private StepOfOneOnly(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, StepOfOneOnly::new);
    }

    @Override
    protected int longestStepOfBlack() {
        return 1; // Right: return 2;
    }
}
