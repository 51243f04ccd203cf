package hdu3404;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Adds up the same nim products, each computed from four products of halves, down to factors 0 and 1. */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int boards = in.nextInt(); boards > 0; boards--) {
            long value = 0;
            for (int lights = in.nextInt(); lights > 0; lights--) {
                value ^= product(in.nextInt(), in.nextInt(), 16);
            }
            out.println(value != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
        }
    }

    /** Returns the product of a = F h + l and b = F i + m, with F = 2^half. */
    private static long product(long a, long b, int half) {
        if (a < 2 || b < 2) {
            return a * b;
        }
        long h = a >> half;
        long l = a & (1L << half) - 1;
        long i = b >> half;
        long m = b & (1L << half) - 1;
        long square = product(h, i, half / 2);
        long withF = square ^ product(h, m, half / 2) ^ product(l, i, half / 2);
        return withF << half ^ product(square, 1L << half - 1, half / 2) ^ product(l, m, half / 2);
    }
}
