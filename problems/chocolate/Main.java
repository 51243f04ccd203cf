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
 * Why: every break between columns lowers the total value of the pieces by at least 1. If a bar has a positive value,
 * some break between columns lowers it by exactly 1. The same is true for Right with the signs reversed.
 *
 * <p>
 * Proof: problems/chocolate/README.md, theorems 1 to 4. Cost: O(1) for each bar.
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
            int rows = in.nextInt(1, Integer.MAX_VALUE);
            int columns = in.nextInt(1, Integer.MAX_VALUE);
            int value = value(rows, columns);
            out.println(value + " " + word(value));
        }
    }

    static int value(int rows, int columns) {
        int power = Integer.highestOneBit(Math.min(rows, columns));
        return columns / power - rows / power;
    }

    static String word(int value) {
        return value > 0 ? "Vertical" : value < 0 ? "Horizontal" : "Second";
    }
}
