package poj2348;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Euclid's Game. A move subtracts a positive multiple of the smaller number from the larger one, and the result
 * must not be negative. The player who makes a 0 wins.
 *
 * <p>
 * Theorem. Let a be the larger number and b the smaller one. If a = b or a >= 2b, the player to move wins. Otherwise
 * there is only one move. It leads to b and a - b, and it wins if and only if the player to move there loses.
 *
 * <p>
 * Why: let a >= 2b, and let r be the remainder of a divided by b. The player to move can leave b and r. The player can
 * also leave b + r and b, and then the opponent has to leave b and r. So the player decides who has to move at b and r,
 * and one of the two ways wins.
 *
 * <p>
 * Proof: problems/poj2348/README.md, theorems 1 and 2. Cost: O(log a) per pair. The recursion is at most 44 deep,
 * because backwards the forced moves make Fibonacci numbers, and an int holds no larger ones.
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
        while (in.hasNext()) {
            int a = in.nextInt();
            int b = in.nextInt();
            if (a == 0) {
                break;
            }
            out.println(firstWins(Math.max(a, b), Math.min(a, b)) ? "Stan wins" : "Ollie wins");
        }
    }

    /** Needs large >= small >= 1. The theorem's a >= 2b is a - b >= b here, because 2b may not fit in an int. */
    static boolean firstWins(int large, int small) {
        return large == small || large - small >= small || !firstWins(small, large - small);
    }
}
