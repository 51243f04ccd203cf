package luogup2252;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Wythoff's game without the golden ratio. Write both heaps as sums of Fibonacci numbers, no two of them
 * neighbours, with a digit 1 or 0 for each Fibonacci number. In a lost pair the smaller heap ends in an even number of
 * zeros, and the larger heap has the same digits and one more zero.
 *
 * <p>
 * Source: A. S. Fraenkel, <i>How to beat your Wythoff games' opponent on three fronts</i>, American Mathematical
 * Monthly 89 (1982).
 */
final class Reference {

    /** The Fibonacci numbers 1, 2, 3, 5, ... have to reach beyond the larger heap. */
    private static final int DIGITS = 50;

    private final long[] fibonacci = new long[DIGITS];

    private Reference() {
        fibonacci[0] = 1;
        fibonacci[1] = 2;
        for (int i = 2; i < DIGITS; i++) {
            fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Reference game = new Reference();
        while (in.hasNext()) {
            long a = in.nextInt();
            long b = in.nextInt();
            out.println(game.secondWins(Math.min(a, b), Math.max(a, b)) ? 0 : 1);
        }
    }

    private boolean secondWins(long small, long large) {
        if (small == 0) {
            return large == 0;
        }
        long rest = small;
        long shifted = 0;
        int zeros = 0;
        for (int i = DIGITS - 2; rest > 0; i--) {
            if (fibonacci[i] <= rest) {
                rest -= fibonacci[i];
                shifted += fibonacci[i + 1];
                zeros = i;
            }
        }
        return zeros % 2 == 0 && shifted == large;
    }
}
