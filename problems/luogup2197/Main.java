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
 * Why: a move changes one heap, and so the nim-sum: from 0 it leads away from 0. And if the nim-sum s is not 0, then
 * some heap of a stones holds the highest power of two of s, so that a xor s is less than a; taking the heap down to
 * that leads to 0.
 *
 * <p>
 * Proof: problems/luogup2197/README.md, theorem 1. Cost: O(1) per heap.
 */
public final class Main {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        solve(in, out, "Yes", "No");
    }

    /** Prints one word for a row that the first player wins, and another one for a row that he loses. */
    static void solve(FastReader in, FastWriter out, String yes, String no) {
        try {
            for (int rows = in.nextInt(0, Integer.MAX_VALUE); rows > 0; rows--) {
                int nimSum = 0;
                for (int heaps = in.nextInt(0, Integer.MAX_VALUE); heaps > 0; heaps--) {
                    nimSum ^= in.nextInt(0, Integer.MAX_VALUE);
                }
                out.println(nimSum != 0 ? yes : no);
            }
        } finally {
            out.flush();
        }
    }
}
