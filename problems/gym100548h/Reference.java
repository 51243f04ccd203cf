package gym100548h;

import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Sweeps over all positions until nothing changes, with a set of Alice's vertices for each of Bob's: no queue, no count, no
 * order.
 */
final class Reference {

    /** By vertex: where its edges lead. */
    private final BitSet[] edges;
    /** By Bob's vertex: those of Alice's from which she can force a win if it is Bob's turn, or hers. */
    private final BitSet[] atBobsTurn, atAlices;

    private Reference(int n) {
        edges = sets(n);
        atBobsTurn = sets(n);
        atAlices = sets(n);
    }

    private static BitSet[] sets(int n) {
        return Stream.generate(BitSet::new).limit(n).toArray(BitSet[]::new);
    }

    static void solve(FastReader in, FastWriter out) {
        int cases = in.nextInt();
        for (int i = 1; i <= cases; i++) {
            Reference game = new Reference(in.nextInt());
            for (int left = in.nextInt(); left > 0; left--) {
                game.edges[in.nextInt() - 1].set(in.nextInt() - 1);
            }
            game.sweep();
            out.println("Case #" + i + ": " + (game.atBobsTurn[in.nextInt() - 1].get(in.nextInt() - 1) ? "No" : "Yes"));
        }
    }

    private void sweep() {
        int known = -1;
        for (int found = 0; found > known;) {
            known = found;
            IntStream.range(0, edges.length).forEach(this::sweep);
            found = Stream.of(atBobsTurn).mapToInt(BitSet::cardinality).sum();
        }
    }

    private void sweep(int bob) {
        BitSet all = new BitSet();
        all.set(0, edges.length);
        edges[bob].stream().forEach(next -> all.and(atAlices[next]));
        all.set(bob);
        atBobsTurn[bob] = all;
        IntStream.range(0, edges.length).filter(alice -> alice == bob || edges[alice].intersects(all))
                .forEach(atAlices[bob]::set);
    }
}
