package luogup4279;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Misere Nim: a move takes any number of stones from one heap, and the player who takes the last stone loses.
 *
 * <p>
 * Theorem (Bouton 1901). If some heap has at least two stones, the player to move wins if and only if the nim-sum of
 * the heaps is not 0, as in Nim. Otherwise the player to move wins if and only if the nim-sum is 0.
 *
 * <p>
 * Why: if all heaps are single stones, each move takes a whole heap, and the player to move wins if their number is
 * even. Otherwise the winner plays as in Nim until only one larger heap is left. Then the winner reduces it to one
 * stone or to none, so that an odd number of single stones is left.
 *
 * <p>
 * Proof: problems/luogup4279/README.md, theorem 1. Cost: O(1) for each heap.
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
        for (int tests = in.nextInt(); tests > 0; tests--) {
            int nimSum = 0;
            int largest = 0;
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                int stones = in.nextInt();
                nimSum ^= stones;
                largest = Math.max(largest, stones);
            }
            out.println(firstWins(nimSum, largest) ? "John" : "Brother");
        }
    }

    /** Needs the nim-sum of the heaps, and the number of stones in the largest one. */
    static boolean firstWins(int nimSum, int largest) {
        return largest > 1 ? nimSum != 0 : nimSum == 0;
    }
}
