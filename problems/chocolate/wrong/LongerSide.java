package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the power of two belongs to the longer side. Even the samples catch it.
 */
final class LongerSide {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int value(int rows, int columns) {
        int power = Integer.highestOneBit(Math.max(rows, columns)); // Right: Math.min
        return columns / power - rows / power;
    }
}
