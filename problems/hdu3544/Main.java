package hdu3544;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Alice's Game. Alice breaks a bar of chocolate between two columns, and Bob breaks a bar between two rows.
 * Alice starts. The player who cannot break any bar loses.
 *
 * <p>
 * Theorem. Let p be the largest power of two that is not above either side of a bar of x columns and y rows. The value
 * of the bar is floor(x / p) - floor(y / p). Alice wins if and only if the sum of the values of all bars is positive.
 *
 * <p>
 * Why: a bar is worth as much as this number of free moves for Alice, or for Bob if the value is negative (Cutcake,
 * Berlekamp, Conway and Guy 1982). Free moves of both players cancel out, and the player who runs out of them first
 * loses.
 *
 * <p>
 * Proof: problems/hdu3544/README.md, theorem 1. Cost: O(1) for each bar.
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
        int cases = in.nextInt();
        for (int number = 1; number <= cases; number++) {
            long sum = sumOfBars(in);
            out.print("Case ");
            out.print(number);
            out.println(sum > 0 ? ": Alice" : ": Bob");
        }
    }

    /** Reads the bars of a case. Returns the number of free moves that they are worth to Alice. */
    private static long sumOfBars(FastReader in) {
        long sum = 0;
        for (int bars = in.nextInt(); bars > 0; bars--) {
            int x = in.nextInt(1, Integer.MAX_VALUE);
            int y = in.nextInt(1, Integer.MAX_VALUE);
            sum += value(x, y);
        }
        return sum;
    }

    /** Returns the number of free moves that a bar is worth to Alice. */
    static int value(int x, int y) {
        int power = Integer.highestOneBit(Math.min(x, y));
        return x / power - y / power;
    }
}
