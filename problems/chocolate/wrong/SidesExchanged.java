package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that A counts columns and B rows. Even the samples catch it.
 */
final class SidesExchanged {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int value(int columns, int rows) {
        int power = Integer.highestOneBit(Math.min(rows, columns));
        return columns / power - rows / power;
    }
}
