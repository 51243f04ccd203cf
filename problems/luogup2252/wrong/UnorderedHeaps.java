package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the first number is the smaller heap. Even the samples catch it.
 */
final class UnorderedHeaps {

    static void solve(FastReader in, FastWriter out) {
        do {
            int a = in.nextInt();
            int b = in.nextInt();
            out.println(firstWins(a, b) ? 1 : 0);
        } while (in.hasNext());
        out.flush();
    }

    private static boolean firstWins(long a, long b) {
        // Right: take the smaller one as a first.
        long difference = b - a;
        return difference < 0 || a * a > difference * b || (a + 1) * (a + 1) <= difference * (b + 1);
    }
}
