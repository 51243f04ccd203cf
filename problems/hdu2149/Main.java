package hdu2149;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Lists the first raises that win a Public Sale. Two bidders in turn raise a bid by 1 to N. The bidder who brings it to
 * the price M or more buys the land.
 *
 * <p>
 * Theorem (Bachet 1612). The player to move loses if and only if the amount that is missing to M is a multiple of N +
 * 1. So the only first raise that wins is the remainder of M modulo N + 1, or none if this is 0. But if N is at least
 * M, each raise from M to N buys the land at once, and M is this remainder.
 *
 * <p>
 * Why: a player who leaves a multiple of N + 1 answers each raise of k by a raise of N + 1 - k, and so leaves a
 * multiple again.
 *
 * <p>
 * Proof: problems/hdu2149/README.md, theorems 1 and 2. Cost: O(1) per line, and O(1) per number printed.
 */
public final class Main {

    /** A line of the answer has at most as many numbers. */
    private static final int MAX_RAISE = 1000000;

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
            int price = in.nextInt();
            int most = in.nextInt(1, MAX_RAISE);
            int first = price % (most + 1);
            int last = most >= price ? most : first;
            out.print(first == 0 ? "none" : Integer.toString(first));
            for (int raise = first + 1; raise <= last; raise++) {
                out.print(" ");
                out.print(raise);
            }
            out.println();
        }
    }
}
