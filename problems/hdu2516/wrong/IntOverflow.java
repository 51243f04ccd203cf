package hdu2516.wrong;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that a longer list of Fibonacci numbers does no harm. But from the 46th on they don't fit an int, and some of what
 * they wrap around to is positive again.
 */
final class IntOverflow {

    private static final int TERMS = 50; // Right: 45, or a list of long

    static void solve(FastReader in, FastWriter out) {
        Set<Integer> fibonacci = new HashSet<>();
        int last = 1;
        int next = 2;
        for (int k = 0; k < TERMS; k++) {
            fibonacci.add(last);
            int sum = last + next;
            last = next;
            next = sum;
        }
        for (int stones = in.nextInt(); stones != 0; stones = in.nextInt()) {
            out.println(fibonacci.contains(stones) ? "Second win" : "First win");
        }
        out.flush();
    }
}
