package luogup1247;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds a winning move in Nim. A move takes at least one match from one heap, and the player who takes the last match
 * wins. If the first player wins, the program prints the winning move in the first heap that has one, and the heaps
 * after this move.
 *
 * <p>
 * Theorem (Bouton 1901). Let s be the nim-sum of the heaps, their xor. If s = 0, no move wins. Otherwise a move wins if
 * and only if it reduces a heap of a matches to a xor s.
 *
 * <p>
 * Why: such a move makes the nim-sum 0, and every move from there makes it different from 0. The move is possible if
 * and only if a xor s is less than a. This is so if and only if the heap holds the highest power of two of s, because
 * this power is more than all lower powers together. Some heap holds it, because s does. So each heap has at most one
 * winning move, and the answer is in the first heap that holds this power.
 *
 * <p>
 * Proof: problems/luogup1247/README.md, theorem 1. Cost: O(1) per heap.
 */
public final class Main {

    private static final int MAX_HEAPS = 10000000;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int[] heaps = new int[in.nextInt(0, MAX_HEAPS)];
        int nimSum = 0;
        for (int i = 0; i < heaps.length; i++) {
            heaps[i] = in.nextInt(0, Integer.MAX_VALUE);
            nimSum ^= heaps[i];
        }
        if (nimSum == 0) {
            out.println("lose");
            return;
        }
        int chosen = firstWinningHeap(heaps, nimSum);
        int left = heaps[chosen] ^ nimSum;
        out.println(heaps[chosen] - left + " " + (chosen + 1));
        heaps[chosen] = left;
        out.print(heaps[0]);
        for (int i = 1; i < heaps.length; i++) {
            out.print(" " + heaps[i]);
        }
        out.println();
    }

    /** Returns the first heap that has a winning move, counted from 0, where the nim-sum is not 0. */
    static int firstWinningHeap(int[] heaps, int nimSum) {
        int i = 0;
        while ((heaps[i] ^ nimSum) >= heaps[i]) {
            i++;
        }
        return i;
    }
}
