package gym100548h;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks for where Bob can stay and not for what Alice can force: begins with all positions in which he is to move and
 * strikes out those that he must leave, again and again until nothing changes. No end of play is looked for, no queue,
 * no counts. A sweep goes from the last vertex to the first, because then it decides a whole round of a cycle whose
 * vertices are numbered along it.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int k = 1; k <= cases; k++) {
            BitSet[] next = sets(in.nextInt());
            for (int m = in.nextInt(); m > 0; m--) {
                next[in.nextInt()].set(in.nextInt());
            }
            boolean isLost = struckOut(next)[in.nextInt()].get(in.nextInt());
            out.println("Case #" + k + ": " + (isLost ? "No" : "Yes"));
        }
    }

    private static BitSet[] sets(int n) {
        return Stream.generate(BitSet::new).limit(n + 1L).toArray(BitSet[]::new);
    }

    /** By Bob's vertex: with Alice on which ones he can't stay in the game for ever, if he is to move. */
    private static BitSet[] struckOut(BitSet[] next) {
        int n = next.length - 1;
        BitSet[] struckOut = sets(n);
        IntStream.rangeClosed(1, n).forEach(v -> struckOut[v].set(v));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int bob = n; bob > 0; bob--) {
                for (int alice = n; alice > 0; alice--) {
                    if (!struckOut[bob].get(alice) && !canStay(next[bob], alice, next[alice], struckOut)) {
                        struckOut[bob].set(alice);
                        changed = true;
                    }
                }
            }
        }
        return struckOut;
    }

    /** Whether Bob has a move after which none of Alice's leads to what is struck out. */
    private static boolean canStay(BitSet bobs, int alice, BitSet alices, BitSet[] struckOut) {
        return bobs.stream().anyMatch(bob -> bob != alice && !alices.intersects(struckOut[bob]));
    }
}
