package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Nim: take one stone or more from one heap; who has nothing left to take loses.
 *
 * <p>
 * Theorem (Bouton 1901). The player to move loses if and only if the nim-sum of the heaps, their xor, is 0.
 *
 * <p>
 * For a move changes one heap, and so the nim-sum: from 0 it leads away from 0. And if the nim-sum s is not 0, then some heap
 * of a stones holds the highest power of two of s, so that a xor s is less than a; taking the heap down to that leads to 0.
 *
 * <p>
 * Cost: O(1) a heap.
 */
public final class Main {

    private static final int MAX_ROWS = 10, MAX_HEAPS = 10000, MAX_STONES = 9999;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int rows = in.nextInt(1, MAX_ROWS); rows > 0; rows--) {
                int[] heaps = new int[in.nextInt(0, MAX_HEAPS)];
                for (int i = 0; i < heaps.length; i++) {
                    heaps[i] = in.nextInt(0, MAX_STONES);
                }
                out.println(firstWins(heaps) ? "Yes" : "No");
            }
        } finally {
            out.flush();
        }
    }

    static boolean firstWins(int[] heaps) {
        int nimSum = 0;
        for (int i = 0; i < heaps.length; i++) {
            nimSum ^= heaps[i];
        }
        return nimSum != 0;
    }
}
