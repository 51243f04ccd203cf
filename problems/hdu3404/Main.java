package hdu3404;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.NimProduct;

/**
 * Decides Switch lights. Some lights of a board are on. A move chooses a rectangle whose corner farthest from the cell
 * (1, 1) is on, and switches its corners. The rectangle may be one cell wide or high. The player who turns the last
 * light off wins.
 *
 * <p>
 * Theorem (Conway). The light in column x and row y is worth the nim product of x and y. A board is worth the nim-sum
 * of its lights, and the first player wins if it is not 0.
 *
 * <p>
 * Why: two lights on one cell cancel, so each light is a game of its own. In one row a light in column x is a heap of
 * x, because a move takes it to any column before, or off. A move on the board is a move for the columns and a move for
 * the rows, and then the values are multiplied.
 *
 * <p>
 * Proof: problems/hdu3404/README.md, theorem 1. Cost: O(1) for each light.
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
        NimProduct product = new NimProduct();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            long value = 0;
            for (int lights = in.nextInt(); lights > 0; lights--) {
                int x = in.nextInt();
                int y = in.nextInt();
                value ^= product.of(x, y);
            }
            out.println(value != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
        }
    }
}
