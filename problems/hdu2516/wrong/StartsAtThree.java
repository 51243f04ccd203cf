package hdu2516.wrong;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the first lost heap is 3, "because with 1 or 2 stones one simply takes them": but the first move may not take
 * all. Even the samples catch it.
 */
final class StartsAtThree {

    static void solve(FastReader in, FastWriter out) {
        Set<Long> fibonacci = new HashSet<>();
        long last = 3; // Right: 2
        long next = 5; // Right: 3
        while (last <= Integer.MAX_VALUE) {
            fibonacci.add(last);
            long sum = last + next;
            last = next;
            next = sum;
        }
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(fibonacci.contains((long) stones) ? "Second win" : "First win");
        }
        out.flush();
    }
}
