package csesnim2;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Nim Game II: sticks in heaps; a move takes 1, 2 or 3 sticks from one heap, and who takes the last stick wins.
 *
 * <p>
 * Theorem. A heap of x sticks of which a move takes 1 to m has the Grundy value x mod (m + 1).
 *
 * <p>
 * The heaps do not disturb each other, so by the theorem of Sprague and Grundy the player to move loses if and only if the
 * nim-sum of these values is 0.
 *
 * <p>
 * Cost: O(1) a heap, and no memory but the reader's and the answers'.
 */
public final class Main {

    private static final int MAX_GAMES = 200000, MAX_HEAPS = 200000, MAX_STICKS = 1000000000;
    private static final int MAX_TAKEN = 3;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int games = in.nextInt(1, MAX_GAMES);
            int total = 0;
            for (int game = 0; game < games; game++) {
                int heaps = in.nextInt(1, MAX_HEAPS);
                total += heaps;
                if (total > MAX_HEAPS) {
                    throw in.unexpected("at most 200000 heaps in all games together");
                }
                int nimSum = 0;
                for (int heap = 0; heap < heaps; heap++) {
                    nimSum ^= grundy(in.nextInt(1, MAX_STICKS));
                }
                out.println(nimSum != 0 ? "first" : "second");
            }
        } finally {
            out.flush();
        }
    }

    /** The Grundy value of a heap. */
    static int grundy(int sticks) {
        return sticks % (MAX_TAKEN + 1);
    }
}
