package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Nim. A move takes at least one stone from one heap. The player who has no stone left to take loses.
 *
 * <p>
 * Theorem (Bouton 1901). The player to move loses if and only if the nim-sum of the heaps, their xor, is 0.
 *
 * <p>
 * Why: a move changes exactly one heap, so it changes the nim-sum. Hence no move leads from nim-sum 0 to nim-sum 0. If
 * the nim-sum s is not 0, some heap of a stones holds the highest power of two of s. Then a xor s is less than a, and
 * reducing the heap to a xor s makes the nim-sum 0.
 *
 * <p>
 * Proof: problems/luogup2197/README.md, theorem 1. Cost: O(1) per heap.
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
        for (int rows = in.nextInt(); rows > 0; rows--) {
            int nimSum = 0;
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                nimSum ^= in.nextInt();
            }
            out.println(nimSum != 0 ? "Yes" : "No");
        }
    }
}
