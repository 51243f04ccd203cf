package hdu2516;

import java.util.LinkedHashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The starting heaps that the first player loses, one after the other, from the rule "at most twice the last move" and
 * from no knowledge of Fibonacci or Zeckendorf: Schwenk's recursion for any game in which a move of x allows the next
 * one up to f(x).
 *
 * <p>
 * It says: 1 is lost, and the lost heap after H is H + L, where L is the smallest lost heap with f(L) >= H.
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

    /** The heaps of up to so many stones that the first player loses, in order. */
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
