package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that ten sweeps settle every board, which they do up to 6 x 6.
 */
final class TooFewSweeps extends Sweeps {

    private TooFewSweeps(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, TooFewSweeps::new);
    }

    @Override
    protected int mostSweeps() {
        return 10; // Right: until a sweep changes nothing
    }
}
