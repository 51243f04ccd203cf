package pokernim;

import java.util.Set;
import java.util.TreeSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Cancelling instead of a nim-sum: a pile equals piles of different powers of two, and two equal piles cancel, since whatever
 * is done in one can be copied in the other. Lost is what cancels altogether. Every legal size.
 */
final class Reference {

    private Reference() {
    }

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int piles = in.nextInt();
            in.nextInt();
            Set<Integer> left = new TreeSet<>();
            for (int pile = 0; pile < piles; pile++) {
                cancel(left, in.nextInt());
            }
            out.println(left.isEmpty() ? "Second" : "First");
        }
    }

    /** Adds the powers of two that a pile consists of to those that are left; two equal ones go. */
    private static void cancel(Set<Integer> left, int pile) {
        int chips = pile;
        for (int power = 1 << 30; power > 0; power /= 2) {
            if (chips >= power) {
                chips -= power;
                if (!left.remove(power)) {
                    left.add(power);
                }
            }
        }
    }
}
