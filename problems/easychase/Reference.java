package easychase;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Value iteration until nothing changes, by the right rules. */
final class Reference extends Sweeps {

    private Reference(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, Reference::new);
    }

    @Override
    protected String verdict(int value) {
        if (value == DRAW) {
            throw new IllegalStateException("nobody wins");
        }
        return super.verdict(value);
    }
}
