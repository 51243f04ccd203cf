package spojclk;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** The rules played out: here they reach every legal shape, without words, numbers or an order among them. */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        BruteForce.solve(in, out);
    }
}
