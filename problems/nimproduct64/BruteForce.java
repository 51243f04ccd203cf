package nimproduct64;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Fills in a table of all products up to the larger factor, by the definition. This is for factors below about 64. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        int[][] products = {};
        for (int pairs = in.nextInt(); pairs > 0; pairs--) {
            int a = in.nextInt();
            int b = in.nextInt();
            if (Math.max(a, b) >= products.length) {
                products = products(Math.max(a, b) + 1);
            }
            out.println(products[a][b]);
        }
    }

    private static int[][] products(int size) {
        int[][] products = new int[size][size];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                BitSet excluded = new BitSet();
                for (int x = 0; x < a; x++) {
                    for (int y = 0; y < b; y++) {
                        excluded.set(products[x][b] ^ products[a][y] ^ products[x][y]);
                    }
                }
                products[a][b] = excluded.nextClearBit(0);
            }
        }
        return products;
    }
}
