package hdu2516;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the stones left and the most that may be taken, and every move is tried.
 * Heaps of up to some 2000 stones.
 */
final class BruteForce {

    /** By the stones left and the most that may be taken; null while unknown. */
    private final Boolean[][] known;

    private BruteForce(int stones) {
        known = new Boolean[stones + 1][];
    }

    static void solve(FastReader in, FastWriter out) {
        for (int stones = in.nextInt(); stones != 0; stones = in.hasNext() ? in.nextInt() : 0) {
            out.println(new BruteForce(stones).moverWins(stones, stones - 1) ? "First win" : "Second win");
        }
    }

    /** The last stone is gone when no stone is left: then the mover has lost. */
    private boolean moverWins(int stones, int most) {
        int limit = Math.min(most, stones);
        if (known[stones] == null) {
            known[stones] = new Boolean[stones + 1];
        }
        if (known[stones][limit] == null) {
            known[stones][limit] = searchWins(stones, limit);
        }
        return known[stones][limit];
    }

    private boolean searchWins(int stones, int limit) {
        for (int take = 1; take <= limit; take++) {
            if (!moverWins(stones - take, 2 * take)) {
                return true;
            }
        }
        return false;
    }
}
