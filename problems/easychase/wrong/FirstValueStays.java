package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the first value found for a position is final, as it is in a breadth-first search. But a sweep does not meet
 * the positions in the order of their distances: a win that is seen early may be longer than one seen later.
 */
final class FirstValueStays extends Sweeps {

    private FirstValueStays(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, FirstValueStays::new);
    }

    @Override
    protected int revised(int old, int found) {
        return old != DRAW ? old : found; // Right: return found;
    }
}
