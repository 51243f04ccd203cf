package luogup2252.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that there is one pair in a file, as one of the three judges has it. Even the samples catch it.
 */
final class OnlyOnePair {

    static void solve(FastReader in, FastWriter out) {
        out.println(firstWins(in.nextInt(), in.nextInt()) ? 1 : 0); // Right: until the end of the file.
        out.flush();
    }

    private static boolean firstWins(long a, long b) {
        long small = Math.min(a, b);
        long large = Math.max(a, b);
        long difference = large - small;
        return small * small > difference * large || (small + 1) * (small + 1) <= difference * (large + 1);
    }
}
