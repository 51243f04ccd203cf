package pokernim;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Poker Nim: a move takes one or more chips from a pile, or adds one or more chips to a pile. Each player may add to
 * each pile at most k times. The player who takes the last chip wins.
 *
 * <p>
 * Theorem. The first player loses if and only if the nim-sum of the piles is 0, whatever k is.
 *
 * <p>
 * Why: from nim-sum 0 each move, whether it takes or adds, changes one pile and makes the nim-sum different from 0.
 * Then some move that takes chips makes it 0 again, as in Nim. So the winner never adds, and the loser can add only a
 * limited number of times. The loser never takes the last chip, since that would make the nim-sum 0.
 *
 * <p>
 * Proof: problems/pokernim/README.md, theorem 1. Cost: O(1) for each pile.
 */
public final class Main {

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int games = in.nextInt(); games > 0; games--) {
            int piles = in.nextInt();
            in.nextInt(); // k does not matter.
            int nimSum = 0;
            for (int i = 0; i < piles; i++) {
                nimSum ^= in.nextInt();
            }
            out.println(nimSum != 0 ? "First" : "Second");
        }
    }
}
