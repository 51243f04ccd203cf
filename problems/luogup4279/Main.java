package luogup4279;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Misere Nim: take any number of stones from one heap; who takes the last stone loses.
 *
 * <p>
 * Theorem (Bouton 1901). If some heap has two stones or more, the player to move wins if and only if the nim-sum of the heaps
 * is not 0, as in Nim. If no heap has, the player to move wins if and only if it is 0: then each move takes one whole heap,
 * and the number of heaps of one stone is even.
 *
 * <p>
 * So the winner plays as in Nim until one heap of two stones or more is left, and makes it one stone or none, whichever leaves
 * an odd number of single stones.
 *
 * <p>
 * Cost: O(1) a heap, and no heap is kept.
 */
public final class Main {

    private static final int MAX_TESTS = 500, MAX_HEAPS = 50, MAX_STONES = 5000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int tests = in.nextInt(1, MAX_TESTS);
            for (int test = 0; test < tests; test++) {
                int heaps = in.nextInt(1, MAX_HEAPS);
                int nimSum = 0;
                boolean hasLarge = false;
                for (int heap = 0; heap < heaps; heap++) {
                    int stones = in.nextInt(0, MAX_STONES);
                    nimSum ^= stones;
                    hasLarge |= stones > 1;
                }
                out.println(firstWins(nimSum, hasLarge) ? "John" : "Brother");
            }
        } finally {
            out.flush();
        }
    }

    /**
     * @param hasLarge
     *            whether some heap has two stones or more
     */
    static boolean firstWins(int nimSum, boolean hasLarge) {
        return hasLarge ? nimSum != 0 : nimSum == 0;
    }
}
