package luogup2197;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Takes heaps off the table for as long as it makes no difference, and never a nim-sum: two equal heaps cancel, and a heap of
 * 2^m + r stones with r below 2^m may be parted into heaps of 2^m and of r (theorem 2 of the README). The player to move loses if
 * and only if nothing is left.
 */
final class Reference {

    private static final int MAX_STONES = 9999, HIGHEST_POWER = 1 << 13;

    private Reference() {
    }

    static void solve(FastReader in, FastWriter out) {
        for (int rows = in.nextInt(); rows > 0; rows--) {
            boolean[] left = new boolean[MAX_STONES + 1];
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                put(left, in.nextInt(0, MAX_STONES));
            }
            out.println(cancel(left) ? "No" : "Yes");
        }
    }

    /** Whether the heaps cancel one another. */
    private static boolean cancel(boolean[] left) {
        for (int power = HIGHEST_POWER; power > 0; power /= 2) {
            int powers = 0;
            for (int size = power; size < Math.min(2 * power, left.length); size++) {
                if (left[size]) {
                    powers++;
                    put(left, size - power);
                }
            }
            if (powers % 2 == 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * Puts another heap on the table.
     *
     * @param left
     *            of each size, whether a heap is there: two are as good as none
     */
    private static void put(boolean[] left, int size) {
        left[size] = !left[size];
    }
}
