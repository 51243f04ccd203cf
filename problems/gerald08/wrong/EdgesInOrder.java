package gerald08.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the edges come from the root up, each written from its lower end, as they stand in the samples.
 */
final class EdgesInOrder {

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            double value = value(in);
            out.println(value > 0 ? "Chef Chef" : value < 0 ? "Ksen Ksen" : "Ksen Chef");
        }
        out.flush();
    }

    private static double value(FastReader in) {
        int n = in.nextInt();
        int[][] edges = new int[n][];
        for (int i = 1; i < n; i++) {
            edges[i] = new int[]{in.nextInt(), in.nextInt(), in.nextInt()};
        }
        double[] carried = new double[n + 1];
        for (int i = n - 1; i > 0; i--) { // Right: from the leaves down, whatever the order of the input
            double x = carried[edges[i][1]];
            carried[edges[i][0]] += edges[i][2] == 0 ? onBlack(x) : -onBlack(-x);
        }
        return carried[1];
    }

    /** The value of a black edge under x. */
    private static double onBlack(double x) {
        int p = (int) Math.max(1, Math.floor(1 - x) + 1);
        return Math.scalb(x + p, 1 - p);
    }
}
