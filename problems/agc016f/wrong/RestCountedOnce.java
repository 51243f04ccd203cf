package agc016f.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that once both vertices are in layer 0 there is nothing left to choose, and forgot that the edges inside the rest
 * are free. Even the samples catch it.
 */
final class RestCountedOnce {

    private static final long MODULUS = 1_000_000_007;

    private RestCountedOnce() {
    }

    static void solve(FastReader in, FastWriter out) {
        int n = in.nextInt();
        int m = in.nextInt();
        int[] moves = new int[n];
        for (int i = 0; i < m; i++) {
            moves[in.nextInt() - 1] |= 1 << in.nextInt() - 1;
        }
        long[] equal = new long[1 << n];
        for (int set = 3; set < 1 << n; set += 4) {
            for (int layer = set; layer > 0; layer = layer - 1 & set) {
                int rest = set & ~layer;
                if ((layer & 3) == 3) {
                    // Times 2 to the number of edges inside the rest.
                    equal[set] += ways(moves, layer, rest);
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
            if ((layer >> v & 1) != 0) {
                ways = (ways << Integer.bitCount(moves[v] & rest)) % MODULUS;
            } else if ((rest >> v & 1) != 0) {
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
