package hdu2516.wrong;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the players take the Zeckendorf terms by turns, one a move, so that an odd number of terms is lost. But whoever
 * takes the smallest term then answers every move inside the next one.
 */
final class TermParity {

    static void solve(FastReader in, FastWriter out) {
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(terms(stones) % 2 == 1 ? "Second win" : "First win"); // Right: terms(stones) == 1
        }
        out.flush();
    }

    private static int terms(long number) {
        int terms = 0;
        for (long rest = number; rest > 0; rest -= largestTerm(rest)) {
            terms++;
        }
        return terms;
    }

    private static long largestTerm(long number) {
        long last = 1;
        long next = 2;
        while (next <= number) {
            long sum = last + next;
            last = next;
            next = sum;
        }
        return last;
    }
}
