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
 * Schwenk's recursion holds for every game in which a take of x allows the next take up to f(x), where f does not
 * decrease and f(x) >= x. Call a heap lost if only taking the whole heap wins. Then 1 is lost, and the lost heap after
 * H is H + L, where L is the smallest lost heap with f(L) >= H.
 *
 * <p>
 * Proof. Let w(n) be the smallest take that wins from n stones, so that n is lost if and only if w(n) = n. A take t < n
 * wins if and only if f(t) < w(n - t). Let H be lost. Since f(H) >= H, there is such an L.
 *
 * <p>
 * For 0 < r < L we show w(H + r) = w(r) by induction on r, so that H + r is not lost. By induction a take t < r wins
 * from H + r if and only if it wins from r. So no take below w(r) wins from H + r, and w(r) itself does if it is less
 * than r. If w(r) = r, then r is lost and smaller than L, so f(r) < H = w(H), and taking r wins.
 *
 * <p>
 * The heap H + L is lost. A take t < L does not win from L, and since w(H + L - t) = w(L - t), it does not win from H +
 * L. A take t from L on leaves H + L - t <= H stones, and f(t) >= f(L) >= H >= w(H + L - t).
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
