package nimsum.util;

/** Nim products by the definition. */
public final class DefinedProducts {

    /** Of all pairs of numbers below a size. */
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
}
