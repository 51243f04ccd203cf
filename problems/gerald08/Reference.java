package gerald08;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The formula as it stands, with whole fractions instead of digits next to the point: slow on deep trees, some ten
 * thousand digits at every edge. From the leaves of a breadth-first walk back to the root.
 */
final class Reference {

    /** A numerator over 2 to the power of an exponent. */
    private record Fraction(BigInteger numerator, int exponent) {

        private static final Fraction ZERO = new Fraction(BigInteger.ZERO, 0);

        Fraction plus(Fraction other) {
            int common = Math.max(exponent, other.exponent);
            return new Fraction(over(common).add(other.over(common)), common);
        }

        private BigInteger over(int common) {
            return numerator.shiftLeft(common - exponent);
        }

        /**
         * An edge under this: (x + p) / 2^(p - 1) for black, with the least p >= 1 so that x + p > 1; for white the
         * negative of that for -x, which is (x - p) / 2^(p - 1).
         */
        Fraction on(int colour) {
            boolean whole = numerator.signum() == 0 || numerator.getLowestSetBit() >= exponent;
            int floor = numerator.shiftRight(exponent).intValueExact();
            int floorOfColour = colour == 0 ? floor : whole ? -floor : -floor - 1;
            int p = Math.max(1, (whole ? 2 : 1) - floorOfColour);
            Fraction shift = new Fraction(BigInteger.valueOf(colour == 0 ? p : -p), 0);
            return new Fraction(plus(shift).numerator, exponent + p - 1);
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int sign = value(in).numerator.signum();
            out.println(sign > 0 ? "Chef Chef" : sign < 0 ? "Ksen Ksen" : "Ksen Chef");
        }
    }

    private static Fraction value(FastReader in) {
        int n = in.nextInt();
        List<List<int[]>> edges = new ArrayList<>();
        for (int v = 0; v <= n; v++) {
            edges.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            int u = in.nextInt();
            int v = in.nextInt();
            int colour = in.nextInt();
            edges.get(u).add(new int[]{v, colour});
            edges.get(v).add(new int[]{u, colour});
        }
        int[] order = new int[n];
        int[] parent = new int[n + 1];
        int[] colourBelow = new int[n + 1];
        order[0] = 1;
        int reached = 1;
        for (int i = 0; i < n; i++) {
            for (int[] edge : edges.get(order[i])) {
                if (edge[0] != parent[order[i]]) {
                    parent[edge[0]] = order[i];
                    colourBelow[edge[0]] = edge[1];
                    order[reached++] = edge[0];
                }
            }
        }
        List<Fraction> carried = new ArrayList<>(Collections.nCopies(n + 1, Fraction.ZERO));
        for (int i = reached - 1; i > 0; i--) {
            int v = order[i];
            Fraction x = carried.get(v);
            carried.set(v, null);
            carried.set(parent[v], carried.get(parent[v]).plus(x.on(colourBelow[v])));
        }
        return carried.get(1);
    }
}
