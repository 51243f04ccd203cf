package pokernim;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Cancelling instead of a nim-sum: a pile equals piles of different powers of two, and two equal piles cancel, since
 * whatever is done in one can be copied in the other. Lost is what cancels altogether. Every legal size.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int games = in.nextInt(); games > 0; games--) {
            int piles = in.nextInt();
            in.nextInt();
            Set<Integer> left = new HashSet<>();
            for (int pile = 0; pile < piles; pile++) {
                for (int chips = in.nextInt(); chips > 0; chips -= Integer.highestOneBit(chips)) {
                    int power = Integer.highestOneBit(chips);
                    if (!left.remove(power)) {
                        left.add(power);
                    }
                }
            }
            out.println(left.isEmpty() ? "Second" : "First");
        }
    }
}
