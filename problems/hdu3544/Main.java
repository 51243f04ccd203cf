package hdu3544;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Alice's Game. Alice breaks a bar of chocolate between two columns, and Bob breaks a bar between two rows.
 * Alice starts. The player who cannot break any bar loses.
 *
 * <p>
 * Theorem. Halve both sides of a bar, rounding down, until there is only one column or only one row. Then the number of
 * columns minus the number of rows is the value of the bar. Alice wins if and only if the sum of the values of all bars
 * is positive.
 *
 * <p>
 * Why: a bar is worth as much as this number of free moves for Alice, or for Bob if the value is negative (Cutcake,
 * Berlekamp, Conway and Guy 1982). Free moves of both players cancel out, and the player who runs out of them first
 * loses.
 *
 * <p>
 * Proof: problems/hdu3544/README.md, theorems 1 and 2. Cost: O(log X) for each bar of up to X rows or columns.
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
            long sum = 0;
            for (int bars = in.nextInt(); bars > 0; bars--) {
                int columns = in.nextInt();
                int rows = in.nextInt();
                sum += value(columns, rows);
            }
            out.println("Case " + number + ": " + (sum > 0 ? "Alice" : "Bob"));
        }
    }

    /** Returns the number of free moves that a bar is worth to Alice. */
    static int value(int columns, int rows) {
        while (columns > 1 && rows > 1) {
            columns /= 2;
            rows /= 2;
        }
        return columns - rows;
    }
}
