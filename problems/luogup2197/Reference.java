package luogup2197;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Removes heaps as long as this does not change who wins, and computes no nim-sum. Two equal heaps are lost, and so are
 * heaps of 2^m + r, 2^m and r stones together, because each power of two occurs in none or two of them. So by theorems
 * 3 and 4 of sums two equal heaps may be removed, and a heap may be split into the powers of two that it is the sum of.
 * At last all heaps are different powers of two. If there are any, taking the largest down to the sum of the others
 * wins, by the same two changes; so the player to move loses if and only if nothing is left.
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
