package gym100548h;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks for the positions in which Bob can stay in the game for ever, and not for those in which Alice can force her
 * win. It begins with all positions in which Bob is to move, and strikes out those in which he cannot stay, until
 * nothing changes (greatest fixpoint). There is no queue, and moves are not counted. A sweep goes from the last vertex
 * to the first, because then it decides a whole round of a cycle whose vertices are numbered along it.
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

    /** Returns for each vertex of Bob, who is to move, the vertices of Alice where he cannot stay for ever. */
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

    /** Returns whether Bob has a move after which no move of Alice leads to a position that is struck out. */
    private static boolean canStay(BitSet bobs, int alice, BitSet alices, BitSet[] struckOut) {
        return bobs.stream().anyMatch(bob -> bob != alice && !alices.intersects(struckOut[bob]));
    }
}
