package chocolate;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The Chocolate Bar: Left breaks pieces between columns, Right between rows; who can't break any more loses.
 *
 * <p>
 * Theorem (Cutcake, Berlekamp, Conway and Guy 1982). Let p be the largest power of two that is not above either side.
 * The bar of A rows and B columns has the value floor(B / p) - floor(A / p). It is an integer: the number of free moves
 * that Left is ahead. Left wins a positive bar and Right a negative one, whoever starts; whoever starts loses a bar of
 * value 0.
 *
 * <p>
 * Why: every vertical break lowers the total value of the pieces by 1 at least, and where a bar has a positive value
 * some break lowers it by exactly 1; the same holds for Right with the signs reversed.
 *
 * <p>
 * Proof: problems/chocolate/README.md, theorems 1 to 4. Cost: O(1) a bar.
 */
public final class Main {

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int rows = in.nextInt(1, Integer.MAX_VALUE);
                int columns = in.nextInt(1, Integer.MAX_VALUE);
                int value = value(rows, columns);
                out.print(value);
                out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    static int value(int rows, int columns) {
        int power = Integer.highestOneBit(Math.min(rows, columns));
        return columns / power - rows / power;
    }
}
