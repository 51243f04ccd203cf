package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the value is how many more lines Left can break along than Right. But a break along one line of a player cuts
 * the other player's lines in two, and so makes more of them. Even the samples catch it.
 */
final class EdgeCount {

    static void solve(FastReader in, FastWriter out) {
        do {
            int value = value(in.nextInt(), in.nextInt());
            out.print(value);
            out.println(value > 0 ? " Vertical" : value < 0 ? " Horizontal" : " Second");
        } while (in.hasNext());
        out.flush();
    }

    private static int value(int rows, int columns) {
        return (columns - 1) - (rows - 1);
    }
}
