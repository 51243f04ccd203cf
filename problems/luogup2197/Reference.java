package luogup2197;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Removes heaps as long as this does not change who wins, and computes no nim-sum. By theorem 2 a heap may be split
 * into the powers of two that it is the sum of, and two equal heaps may be removed. The player to move loses if and
 * only if nothing is left.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int rows = in.nextInt(); rows > 0; rows--) {
            Set<Integer> left = new HashSet<>();
            for (int heaps = in.nextInt(); heaps > 0; heaps--) {
                for (int size = in.nextInt(); size > 0; size -= Integer.highestOneBit(size)) {
                    int power = Integer.highestOneBit(size);
                    if (!left.remove(power)) {
                        left.add(power);
                    }
                }
            }
            out.println(left.isEmpty() ? "No" : "Yes");
        }
    }
}
