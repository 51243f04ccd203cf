package hdu2516;

import java.util.LinkedHashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Lists the heaps that the first player loses, in increasing order. It uses only the rule "at most twice the last move"
 * and neither Fibonacci nor Zeckendorf.
 *
 * <p>
 * Schwenk's recursion (theorem 5) holds for every game in which a take of x allows the next take up to f(x). It says
 * that 1 is lost, and that the lost heap after H is H + L, where L is the smallest lost heap with f(L) >= H.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        Set<Long> lostHeaps = lostHeaps(Integer.MAX_VALUE);
        do {
            int stones = in.nextInt(0, Integer.MAX_VALUE);
            if (stones == 0) {
                break;
            }
            out.println(lostHeaps.contains((long) stones) ? "Second win" : "First win");
        } while (in.hasNext());
    }

    /** Returns the heaps of up to {@code largest} stones that the first player loses, in increasing order. */
    static Set<Long> lostHeaps(long largest) {
        Set<Long> found = new LinkedHashSet<>();
        for (long heap = 1; heap <= largest;) {
            found.add(heap);
            long last = heap;
            heap += found.stream().filter(smaller -> 2 * smaller >= last).findFirst().orElseThrow();
        }
        return found;
    }
}
