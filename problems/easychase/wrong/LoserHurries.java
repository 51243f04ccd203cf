package easychase.wrong;

import easychase.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the length of the game is that of the shortest line to a capture, and so lets the loser hurry too. Even the samples
 * catch it.
 */
final class LoserHurries extends Sweeps {

    private LoserHurries(int n) {
        super(n);
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, LoserHurries::new);
    }

    /** The shortest win; without a win a draw; without a draw the shortest loss. */
    @Override
    protected int better(int a, int b) {
        if (a < 0 && b < 0) {
            return a == -CAPTURE ? b : b == -CAPTURE ? a : Math.min(a, b); // Right: return Math.max(a, b);
        }
        return Math.max(a, b);
    }
}
