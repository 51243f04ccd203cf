package nimsum.util;

import java.util.function.LongBinaryOperator;

/** Nim products by the definition. */
public final class DefinedProducts {

    public static int[][] below(int size) {
        int[][] products = new int[size][size];
        Mex mex = new Mex();
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                mex.clear();
                for (int x = 0; x < a; x++) {
                    for (int y = 0; y < b; y++) {
                        mex.add(products[x][b] ^ products[a][y] ^ products[x][y]);
                    }
                }
                products[a][b] = mex.value();
            }
        }
        return products;
    }

    /**
     * Returns the product of two numbers that are smaller than F squared, with F = {@code 2^digits}, by those of their
     * halves.
     */
    public static long inHalves(long a, long b, int digits, LongBinaryOperator times) {
        long f = 1L << digits;
        long h = a >>> digits;
        long l = a & f - 1;
        long i = b >>> digits;
        long m = b & f - 1;
        long low = times.applyAsLong(l, m);
        return f * (times.applyAsLong(h ^ l, i ^ m) ^ low) ^ low ^ times.applyAsLong(f / 2, times.applyAsLong(h, i));
    }
}
