package luogup1247;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Nim, with the move: take one match or more from one heap, and whoever takes the last match wins. If the first player
 * wins, print the winning move in the first heap that has one, and the heaps after it.
 *
 * <p>
 * Theorem (Bouton 1901). Let s be the nim-sum of the heaps, their xor. If s = 0, no move wins. Else a move wins if and
 * only if it takes a heap of a matches down to a xor s.
 *
 * <p>
 * Why: that makes the nim-sum 0, from which every move leads away. It is a move if and only if a xor s is less than a:
 * if and only if a holds the highest power of two of s, which goes and outweighs all lower powers that come. So a heap
 * has one winning move at most, and the answer is the first heap that holds this power. One does, since s does.
 *
 * <p>
 * Proof: problems/luogup1247/README.md, theorem 1. Cost: O(1) per heap.
 */
public final class Main {

    /** More would not fit into the judge's memory. */
    private static final int MAX_HEAPS = 10000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
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
            out.print(heaps[chosen] - left);
            out.print(" ");
            out.println(chosen + 1);
            heaps[chosen] = left;
            for (int i = 0; i < heaps.length; i++) {
                out.print(i > 0 ? " " : "");
                out.print(heaps[i]);
            }
            out.println();
        } finally {
            out.flush();
        }
    }

    /** The first heap, counted from 0, that holds the highest power of two of a nim-sum other than 0. */
    static int firstWinningHeap(int[] heaps, int nimSum) {
        int i = 0;
        while ((heaps[i] ^ nimSum) >= heaps[i]) {
            i++;
        }
        return i;
    }
}
