package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a value of bars so small fits a byte. A strip of 300 cells has 299 breaks.
 */
final class ValueInByte {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static byte value(int rows, int columns) {
        int power = Integer.highestOneBit(Math.min(rows, columns));
        return (byte) (columns / power - rows / power); // Right: int
    }
}
