package luogup4279;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Misere Nim: take any number of stones from one heap; whoever takes the last stone loses.
 *
 * <p>
 * Theorem (Bouton 1901). If some heap has two stones or more, the player to move wins if and only if the nim-sum of the
 * heaps is not 0, as in Nim. If no heap has, the player to move wins if and only if it is 0.
 *
 * <p>
 * Why: with single stones alone each move takes a whole heap, and the player to move wins if their number is even.
 * Before that the winner plays as in Nim until one larger heap is left, and makes it one stone or none, whichever
 * leaves an odd number of them.
 *
 * <p>
 * Proof: problems/luogup4279/README.md, theorem 1. Cost: O(1) per heap.
 */
public final class Main {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int tests = in.nextInt(0, Integer.MAX_VALUE); tests > 0; tests--) {
                int heaps = in.nextInt(0, Integer.MAX_VALUE);
                int nimSum = 0;
                boolean hasLarge = false;
                for (int heap = 0; heap < heaps; heap++) {
                    int stones = in.nextInt(0, Integer.MAX_VALUE);
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
     * @param hasLarge whether some heap has two stones or more
     */
    static boolean firstWins(int nimSum, boolean hasLarge) {
        return hasLarge ? nimSum != 0 : nimSum == 0;
    }
}
