package csesnim2;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Nim Game II: sticks in heaps; a move takes 1, 2 or 3 sticks from one heap, and whoever takes the last stick wins.
 *
 * <p>
 * Theorem. A heap of x sticks of which a move takes 1 to m has the Grundy value x mod (m + 1), and the player to move
 * loses if and only if the nim-sum of these values is 0.
 *
 * <p>
 * Why: the values of the m heaps before a heap, or of all if they are fewer, are those that its moves lead to. They are
 * m different ones of 0 to m, so the smallest missing one goes round. The heaps do not disturb each other, so their
 * values are added without carry.
 *
 * <p>
 * Proof: problems/csesnim2/README.md, theorems 1 and 2. Cost: O(1) per heap.
 */
public final class Main {

    private static final int MAX_TAKEN = 3;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int games = in.nextInt(0, Integer.MAX_VALUE); games > 0; games--) {
                int nimSum = 0;
                for (int heaps = in.nextInt(0, Integer.MAX_VALUE); heaps > 0; heaps--) {
                    nimSum ^= grundy(in.nextInt(0, Integer.MAX_VALUE));
                }
                out.println(nimSum != 0 ? "first" : "second");
            }
        } finally {
            out.flush();
        }
    }

    /** The Grundy value of a heap. */
    static int grundy(int sticks) {
        return sticks % (MAX_TAKEN + 1);
    }
}
