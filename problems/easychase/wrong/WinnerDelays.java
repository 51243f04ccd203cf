package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a game between good players is a long one, and so lets the winner take the longest way that the sweeps
 * find.
 */
final class WinnerDelays extends Sweeps {

    private WinnerDelays(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, WinnerDelays::new);
    }

    @Override
    protected int revised(int old, int found) {
        return old > 0 ? Math.min(old, found) : found; // Right: return found;
    }
}
