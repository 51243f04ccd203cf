package hdu3404;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.NimProduct;

/**
 * Switch lights: some lights of a board are on. A move chooses a rectangle, which may be one cell wide or high, whose
 * corner farthest from the cell (1, 1) is on, and switches its corners. Whoever turns the last light off wins.
 *
 * <p>
 * Theorem (Conway). The light in column x and row y is worth the nim product of x and y, and a board the nim-sum of its
 * lights.
 *
 * <p>
 * Why: each light is a game of its own, since two on one cell cancel. In one row a light in column x is a heap of x: a
 * move takes it to any cell before, or off. The rules of a board are those of a row, times those of a column, and the
 * values are multiplied.
 *
 * <p>
 * Proof: problems/hdu3404/README.md, theorem 1. Cost: O(1) a light.
 */
public final class Main {

    private static final NimProduct PRODUCT = new NimProduct();

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int boards = in.nextInt(0, Integer.MAX_VALUE); boards > 0; boards--) {
                long value = 0;
                for (int lights = in.nextInt(0, Integer.MAX_VALUE); lights > 0; lights--) {
                    int x = in.nextInt(1, Integer.MAX_VALUE);
                    int y = in.nextInt(1, Integer.MAX_VALUE);
                    value ^= PRODUCT.of(x, y);
                }
                out.println(value != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
            }
        } finally {
            out.flush();
        }
    }
}
