package chocolate;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the value of a chocolate bar. Left breaks pieces between two columns, and Right breaks pieces between two
 * rows. The player who cannot break any piece loses.
 *
 * <p>
 * Theorem (Cutcake, Berlekamp, Conway and Guy 1982). Let p be the largest power of two that is not above either side.
 * The bar of A rows and B columns has the value floor(B / p) - floor(A / p). This is the number of free moves that Left
 * is ahead. If it is positive, Left wins, and if it is negative, Right wins, no matter who starts. If it is 0, the
 * player who starts loses.
 *
 * <p>
 * The program halves both sides, rounding down, until one of them is 1. This divides both by p.
 *
 * <p>
 * Why: every break between columns lowers the total value of the pieces by at least 1. If a bar has a positive value,
 * some break between columns lowers it by exactly 1. The same is true for Right with the signs reversed.
 *
 * <p>
 * Proof: problems/chocolate/README.md, theorems 1 to 4. Cost: O(log n) for each bar with sides of up to n.
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
            int rows = in.nextInt();
            int columns = in.nextInt();
            int value = value(rows, columns);
            out.println(value + " " + winner(value));
        }
    }

    /** Returns the number of free moves that Left is ahead. */
    static int value(int rows, int columns) {
        while (rows > 1 && columns > 1) {
            rows /= 2;
            columns /= 2;
        }
        return columns - rows;
    }

    private static String winner(int value) {
        if (value == 0) {
            return "Second";
        }
        return value > 0 ? "Vertical" : "Horizontal";
    }
}
