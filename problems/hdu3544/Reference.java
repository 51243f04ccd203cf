package hdu3544;

import java.math.BigInteger;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the value of a bar by theorem 1. It divides both sides by the largest power of two that is not above either
 * of them, and it finds this power by doubling.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int number = 1; number <= cases; number++) {
            BigInteger ahead = BigInteger.ZERO;
            for (int bars = in.nextInt(); bars > 0; bars--) {
                long columns = in.nextInt();
                long rows = in.nextInt();
                long power = 1;
                while (2 * power <= columns && 2 * power <= rows) {
                    power *= 2;
                }
                ahead = ahead.add(BigInteger.valueOf(columns / power - rows / power));
            }
            out.println("Case " + number + ": " + (ahead.signum() > 0 ? "Alice" : "Bob"));
        }
    }
}
