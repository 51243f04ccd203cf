package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that 1.618 is near enough to the golden ratio.
 */
final class RoundedToThreeDigits {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(int a, int b) {
        int small = Math.min(a, b);
        int difference = Math.max(a, b) - small;
        return small != (int) (difference * 1.618);
    }
}
