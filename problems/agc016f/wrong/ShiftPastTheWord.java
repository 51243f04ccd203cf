package agc016f.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a shift of a long gives any power of two.
 */
final class ShiftPastTheWord {

    private static final long MODULUS = 1_000_000_007;

    private ShiftPastTheWord() {
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
                    equal[set] += ways(moves, layer, rest) * graphs(moves, rest) % MODULUS;
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

    private static long graphs(int[] moves, int set) {
        int edges = 0;
        for (int v = 0; v < moves.length; v++) {
            if ((set >> v & 1) != 0) {
                edges += Integer.bitCount(moves[v] & set);
            }
        }
        return power(edges);
    }

    private static long power(int exponent) {
        // Past 62 a long has no bit for it, and a shift by 64 is one by 0: double and reduce step by step.
        return (1L << exponent) % MODULUS;
    }
}
