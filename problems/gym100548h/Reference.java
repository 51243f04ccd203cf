package gym100548h;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks for where Bob can stay and not for what Alice can force: begins with all positions and strikes out those that he must
 * leave, again and again until nothing changes. No end of play is looked for, no queue, no counts.
 */
final class Reference {

    private final int n;
    /** By vertex: where its edges lead. */
    private final BitSet[] next;
    /** By Alice's vertex: on which vertices Bob is safe as far as is known, when he is to move, and when she is. */
    private final BitSet[] bobMoves, aliceMoves;

    private Reference(int n) {
        this.n = n;
        next = sets();
        bobMoves = sets();
        aliceMoves = sets();
    }

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int k = 1; k <= cases; k++) {
            Reference graph = new Reference(in.nextInt());
            for (int m = in.nextInt(); m > 0; m--) {
                graph.next[in.nextInt()].set(in.nextInt());
            }
            graph.strikeOut();
            int bob = in.nextInt();
            out.println("Case #" + k + ": " + (graph.bobMoves[in.nextInt()].get(bob) ? "Yes" : "No"));
        }
    }

    private BitSet[] sets() {
        return Stream.generate(BitSet::new).limit(n + 1L).toArray(BitSet[]::new);
    }

    private void strikeOut() {
        for (int alice = 1; alice <= n; alice++) {
            bobMoves[alice].set(1, n + 1);
            bobMoves[alice].clear(alice);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int alice = 1; alice <= n; alice++) {
                changed |= look(alice);
            }
        }
    }

    /** Looks at all positions with Alice on one vertex again; whether one was struck out. */
    private boolean look(int alice) {
        BitSet safe = aliceMoves[alice];
        safe.set(1, n + 1);
        safe.clear(alice);
        next[alice].stream().forEach(to -> safe.and(bobMoves[to]));
        int before = bobMoves[alice].cardinality();
        IntStream.rangeClosed(1, n).filter(bob -> !next[bob].intersects(safe)).forEach(bobMoves[alice]::clear);
        return bobMoves[alice].cardinality() < before;
    }
}
