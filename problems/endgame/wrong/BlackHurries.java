package endgame.wrong;

import endgame.Sweeps;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the number asked for is that of the shortest line to a mate, and so lets Black walk into it.
 */
final class BlackHurries extends Sweeps {

    static void solve(FastReader in, FastWriter out) {
        new BlackHurries().answerAll(in, out);
    }

    @Override
    protected boolean isLost(long escapes, long won) {
        return (escapes & won) != 0; // Right: return (escapes & ~won) == 0;
    }
}
