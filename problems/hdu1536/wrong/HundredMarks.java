package hdu1536.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that with at most a hundred takes a hundred marks are enough for the mex. A hundred takes can lead to the values 0 to
 * 99, so that the heap has the value 100, and the next heap marks that. Verdict: Runtime Error.
 */
final class HundredMarks {

    private static final int MAX_STONES = 10_000;
    private static final int MARKS = 100; // Right: 101, one more than there are takes

    static void solve(FastReader in, FastWriter out) {
        for (int size = in.nextInt(); size != 0; size = in.nextInt()) {
            int[] takes = new int[size];
            for (int i = 0; i < size; i++) {
                takes[i] = in.nextInt();
            }
            int[] grundy = new int[MAX_STONES + 1];
            int known = 0;
            int positions = in.nextInt();
            for (int i = 0; i < positions; i++) {
                int heaps = in.nextInt();
                int nimSum = 0;
                for (int heap = 0; heap < heaps; heap++) {
                    int stones = in.nextInt();
                    while (known < stones) {
                        known++;
                        grundy[known] = grundyValue(takes, grundy, known);
                    }
                    nimSum ^= grundy[stones];
                }
                out.print(nimSum != 0 ? "W" : "L");
            }
            out.println();
        }
        out.flush();
    }

    private static int grundyValue(int[] takes, int[] grundy, int stones) {
        boolean[] marked = new boolean[MARKS];
        for (int take : takes) {
            if (take <= stones) {
                marked[grundy[stones - take]] = true;
            }
        }
        int value = 0;
        while (value < MARKS && marked[value]) {
            value++;
        }
        return value;
    }
}
