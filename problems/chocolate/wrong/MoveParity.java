package chocolate.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the number of breaks decides, which is A * B - 1 however the bar is broken up. That is the game in which both
 * players may break along all lines; here one of them runs out first. Even the samples catch it.
 */
final class MoveParity {

    static void solve(FastReader in, FastWriter out) {
        do {
            int rows = in.nextInt();
            int columns = in.nextInt();
            if ((rows * columns - 1) % 2 == 0) {
                out.println("0 Second");
            } else {
                out.println(columns >= rows ? "1 Vertical" : "-1 Horizontal");
            }
        } while (in.hasNext());
        out.flush();
    }
}
