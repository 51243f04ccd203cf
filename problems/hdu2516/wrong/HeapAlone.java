package hdu2516.wrong;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the heap alone is the position, and that the limit matters only where it allows to take all: n is won if some
 * move leaves a lost heap that can't be taken whole. But a small take binds the answer too: 12 is won by taking 1, since
 * 11 is lost to who may take no more than 2. Even the samples catch it.
 */
final class HeapAlone {

    static void solve(FastReader in, FastWriter out) {
        Set<Long> lost = new HashSet<>();
        // A move from n leaves the lost heap h safely if 2 (n - h) < h, so the lost heap after h is h + ceil(h / 2).
        for (long heap = 2; heap <= Integer.MAX_VALUE; heap += (heap + 1) / 2) { // Right: the position is heap and limit
            lost.add(heap);
        }
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(lost.contains((long) stones) ? "Second win" : "First win");
        }
        out.flush();
    }
}
