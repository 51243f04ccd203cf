package pokernim;

import java.util.HashSet;
import java.util.Set;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Cancels piles instead of taking a nim-sum. A pile is equal to piles of different powers of two. Two equal piles
 * cancel out, since each move in one of them can be copied in the other. A position is lost if everything cancels out.
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
