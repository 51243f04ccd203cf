package hdu2516.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that it is the game in which nobody takes more than the move before took: there the powers of two are lost. Even the
 * samples catch it.
 */
final class PowersOfTwo {

    static void solve(FastReader in, FastWriter out) {
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(Integer.bitCount(stones) == 1 ? "Second win" : "First win"); // Right: a Fibonacci number
        }
        out.flush();
    }
}
