package poj2348;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Compares the ratio of the numbers with the golden ratio, without a single step of the game (theorem 3). The ratio x =
 * a / b is larger than the golden ratio if and only if x * (x - 1) > 1, which means a * (a - b) > b * b.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (long a = in.nextInt(); a != 0; a = in.hasNext() ? in.nextInt() : 0) {
            long b = in.nextInt();
            out.println(a == b || a * (a - b) > b * b || b * (b - a) > a * a ? "Stan wins" : "Ollie wins");
        }
    }
}
