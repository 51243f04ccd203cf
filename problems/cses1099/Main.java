package cses1099;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Stair Game: balls lie on the stairs 1, 2, 3, ... of a staircase. A move takes one or more balls from one stair to the
 * next lower one. Balls on stair 1 stay there. The player who makes the last move wins.
 *
 * <p>
 * Theorem. The second player wins if and only if the numbers of balls on the stairs 2, 4, 6, ... have the nim-sum 0.
 *
 * <p>
 * Why: each stair with an even number is a heap of Nim. A move from a heap takes balls away, because they come to a
 * stair that does not count. A move from another stair adds balls to the heap below it. The other player answers by
 * taking the same number of balls from this heap to the next lower stair, and the heap is as before.
 *
 * <p>
 * Proof: problems/cses1099/README.md, theorem 1. Cost: O(1) for each stair.
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
            int stairs = in.nextInt();
            int nimSum = 0;
            for (int stair = 1; stair <= stairs; stair++) {
                int balls = in.nextInt();
                if (stair % 2 == 0) {
                    nimSum ^= balls;
                }
            }
            out.println(nimSum != 0 ? "first" : "second");
        }
    }
}
