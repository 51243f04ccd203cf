package gerald08.wrong;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a thousand digits are enough for any two trees that differ at all. Here 1 and 1 / 2^3320 add up to 1.
 */
final class ThousandDigits {

    private static final MathContext DIGITS = new MathContext(1000);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int sign = value(in).signum();
            out.println(sign > 0 ? "Chef Chef" : sign < 0 ? "Ksen Ksen" : "Ksen Chef");
        }
        out.flush();
    }

    private static BigDecimal value(FastReader in) {
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
        // Right: as many digits as there are edges
        BigDecimal[] carried = new BigDecimal[n + 1];
        Arrays.fill(carried, BigDecimal.ZERO);
        for (int v = 2; v <= n; v++) {
            for (int leaf = v; leaf != 1 && degree[leaf] == 1;) {
                int below = edges[leaf] >> 1;
                int colour = edges[leaf] & 1;
                BigDecimal edge = colour == 0 ? onBlack(carried[leaf]) : onBlack(carried[leaf].negate()).negate();
                carried[below] = carried[below].add(edge, DIGITS);
                degree[leaf] = 0;
                degree[below]--;
                edges[below] ^= 2 * leaf + colour;
                leaf = below;
            }
        }
        return carried[1];
    }

    /** The value of a black edge under x. */
    private static BigDecimal onBlack(BigDecimal x) {
        int floor = BigDecimal.ONE.subtract(x).setScale(0, RoundingMode.FLOOR).intValue();
        int p = Math.max(1, floor + 1);
        return x.add(BigDecimal.valueOf(p), DIGITS).multiply(HALF.pow(p - 1, DIGITS), DIGITS);
    }
}
