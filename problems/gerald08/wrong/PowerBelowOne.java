package gerald08.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that p is the least integer with x + p > 1, be it 0 or negative. So a black edge under two others would be worth 4,
 * one more than it has edges.
 */
final class PowerBelowOne {

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            double value = value(in);
            out.println(value > 0 ? "Chef Chef" : value < 0 ? "Ksen Ksen" : "Ksen Chef");
        }
        out.flush();
    }

    private static double value(FastReader in) {
        int n = in.nextInt();
        int[] degree = new int[n + 1];
        int[] edges = new int[n + 1];
        for (int i = 1; i < n; i++) {
            int u = in.nextInt();
            int v = in.nextInt();
            int colour = in.nextInt();
            degree[u]++;
            degree[v]++;
            edges[u] ^= 2 * v + colour;
            edges[v] ^= 2 * u + colour;
        }
        double[] carried = new double[n + 1];
        for (int v = 2; v <= n; v++) {
            for (int leaf = v; leaf != 1 && degree[leaf] == 1;) {
                int below = edges[leaf] >> 1;
                int colour = edges[leaf] & 1;
                carried[below] += colour == 0 ? onBlack(carried[leaf]) : -onBlack(-carried[leaf]);
                degree[leaf] = 0;
                degree[below]--;
                edges[below] ^= 2 * leaf + colour;
                leaf = below;
            }
        }
        return carried[1];
    }

    /** The value of a black edge under x. */
    private static double onBlack(double x) {
        int p = (int) Math.floor(1 - x) + 1; // Right: at least 1
        return Math.scalb(x + p, 1 - p);
    }
}
