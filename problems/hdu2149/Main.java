package hdu2149;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Public Sale: two bidders raise a bid in turn by 1 to N, and whoever brings it to M or more buys the land. Which first
 * raises win?
 *
 * <p>
 * Theorem (Bachet 1612). The player to bid loses if and only if what is missing is a multiple of N + 1.
 *
 * <p>
 * Why: each raise of k is answered by one of N + 1 - k. So a raise wins if it leaves a multiple of N + 1: the remainder
 * of M does, and no other raise. Only where the whole price can be bid at once do the raises past it win as well.
 *
 * <p>
 * Proof: problems/hdu2149/README.md, theorems 1 and 2. Cost: O(1) per line, and O(1) per number printed.
 */
public final class Main {

    /** More numbers are not printed within the judge's second. */
    private static final int MAX_RAISE = 1000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            do {
                int price = in.nextInt(1, Integer.MAX_VALUE);
                int most = in.nextInt(1, MAX_RAISE);
                int smallest = smallestWinningRaise(price, most);
                print(smallest, most >= price ? most : smallest, out);
            } while (in.hasNext());
        } finally {
            out.flush();
        }
    }

    /** The smallest first raise that wins, 0 if none does. */
    static int smallestWinningRaise(int price, int most) {
        return price % (most + 1);
    }

    private static void print(int smallest, int largest, FastWriter out) {
        if (smallest == 0) {
            out.println("none");
            return;
        }
        for (int raise = smallest; raise < largest; raise++) {
            out.print(raise);
            out.print(" ");
        }
        out.println(largest);
    }
}
