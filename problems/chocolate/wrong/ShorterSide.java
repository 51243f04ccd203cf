package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the longer side counts in units of the shorter one. It counts in units of the largest power of two within the
 * shorter side, which is the same where that side is 1, 2 or another power of two.
 */
final class ShorterSide {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int value(int rows, int columns) {
        int unit = Math.min(rows, columns); // Right: Integer.highestOneBit(Math.min(rows, columns))
        return columns / unit - rows / unit;
    }
}
