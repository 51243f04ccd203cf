package agc016f.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a vertex of Grundy value 0 has no moves, and so let no edge lead from layer 0 to the rest. Even the samples
 * catch it.
 */
final class ZeroMeansNoMoves {

    private static final long MODULUS = 1_000_000_007;

    private ZeroMeansNoMoves() {
    }

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        int m = in.nextInt();
        int[] moves = new int[n];
        for (int i = 0; i < m; i++) {
            moves[in.nextInt() - 1] |= 1 << in.nextInt() - 1;
        }
        long[] graphs = new long[1 << n];
        graphs[0] = 1;
        for (int set = 1; set < 1 << n; set++) {
            int v = Integer.numberOfTrailingZeros(set);
            graphs[set] = (graphs[set & set - 1] << Integer.bitCount(moves[v] & set)) % MODULUS;
        }
        long[] equal = new long[1 << n];
        for (int set = 3; set < 1 << n; set += 4) {
            for (int layer = set; layer > 0; layer = layer - 1 & set) {
                int rest = set & ~layer;
                if ((layer & 3) == 3) {
                    equal[set] += ways(moves, layer, rest) * graphs[rest] % MODULUS;
                } else if ((rest & 3) == 3) {
                    equal[set] += ways(moves, layer, rest) * equal[rest] % MODULUS;
                }
            }
            equal[set] %= MODULUS;
        }
        long lost = equal[(1 << n) - 1];
        out.println((power(m) - lost + MODULUS) % MODULUS);
        out.flush();
    }

    private static long ways(int[] moves, int layer, int rest) {
        long ways = 1;
        for (int v = moves.length - 1; v >= 0 && ways > 0; v--) {
            // A vertex v of the layer has any of its edges to the rest: ways << Integer.bitCount(moves[v] & rest).
            if ((rest >> v & 1) != 0) {
                ways = ways * ((1 << Integer.bitCount(moves[v] & layer)) - 1) % MODULUS;
            }
        }
        return ways;
    }

    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power = power * 2 % MODULUS;
        }
        return power;
    }
}
