package hdu3544;

import java.math.BigInteger;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the value of a bar by theorem 2, without the power of two. It halves both sides while both can be broken,
 * and counts the breaks of the strip that is left. This takes O(log X) steps for each bar.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int number = 1; number <= cases; number++) {
            BigInteger ahead = BigInteger.ZERO;
            for (int bars = in.nextInt(); bars > 0; bars--) {
                int columns = in.nextInt();
                int rows = in.nextInt();
                while (columns > 1 && rows > 1) {
                    columns /= 2;
                    rows /= 2;
                }
                ahead = ahead.add(BigInteger.valueOf(columns - rows));
            }
            out.println("Case " + number + ": " + (ahead.signum() > 0 ? "Alice" : "Bob"));
        }
    }
}
