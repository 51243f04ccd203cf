package pokernim;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Poker Nim: piles of chips. A move takes one chip or more from a pile, or adds one or more to a pile; each player may add to
 * each pile k times at most. Who takes the last chip wins.
 *
 * <p>
 * Theorem. The first player loses if and only if the nim-sum of the piles is 0, whatever k is.
 *
 * <p>
 * Why: from nim-sum 0 each move, an addition too, changes one pile and so makes it other than 0. From there some move that
 * takes makes it 0 again, as in Nim. So the winner never adds; the loser can add a limited number of times only; and it is
 * never the loser who takes the last chip, since that would make the nim-sum 0.
 *
 * <p>
 * Cost: O(n) for n piles.
 */
public final class Main {

    private static final int MAX_TESTS = 100, MAX_PILES = 100, MAX_ADDITIONS = 100, MAX_CHIPS = 1000000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int tests = in.nextInt(1, MAX_TESTS);
            for (int test = 0; test < tests; test++) {
                int[] chips = new int[in.nextInt(1, MAX_PILES)];
                in.nextInt(1, MAX_ADDITIONS); // k does not matter.
                for (int i = 0; i < chips.length; i++) {
                    chips[i] = in.nextInt(1, MAX_CHIPS);
                }
                out.println(firstWins(chips) ? "First" : "Second");
            }
        } finally {
            out.flush();
        }
    }

    static boolean firstWins(int[] chips) {
        int nimSum = 0;
        for (int i = 0; i < chips.length; i++) {
            nimSum ^= chips[i];
        }
        return nimSum != 0;
    }
}
