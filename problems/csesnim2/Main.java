package csesnim2;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Nim Game II: sticks lie in heaps, and a move takes 1, 2 or 3 sticks from one heap. The player who takes the last
 * stick wins.
 *
 * <p>
 * Theorem. If a move takes 1 to m sticks, a heap of x sticks has the Grundy value x mod (m + 1). The player to move
 * loses if and only if the nim-sum of these values is 0.
 *
 * <p>
 * Why: from a heap of more than m sticks the moves lead to the m heaps before it. These have m different values of the
 * m + 1 values 0 to m. So the value is the one that is missing, and the values repeat after m + 1 heaps. The heaps do
 * not influence each other, so their values are added without carry.
 *
 * <p>
 * Proof: problems/csesnim2/README.md, theorems 1 and 2. Cost: O(1) for each heap.
 */
public final class Main {

    private static final int MAX_TAKEN = 3;

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
            int nimSum = 0;
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                nimSum ^= in.nextInt() % (MAX_TAKEN + 1);
            }
            out.println(nimSum != 0 ? "first" : "second");
        }
    }
}
