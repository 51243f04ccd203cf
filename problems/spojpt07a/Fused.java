package spojpt07a;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Bush;

/** What Theorem 1 makes of a position: branches, and the edges on ways from the ground to the ground. O(N). */
final class Fused {

    /** An edge on no such way, with its ends: the lower one stands without the upper one. */
    record Branch(int edge, int lower, int upper) {
    }

    private final Bush bush;
    private final BitSet ground = new BitSet();
    /** How many edges a vertex has; without the branches at last. */
    private final int[] degree;
    private final int[] carried;
    private final List<Branch> branches = new ArrayList<>();
    private final BitSet loops = new BitSet();

    Fused(Bush bush) {
        this.bush = bush;
        bush.ground().forEach(ground::set);
        bush.standing().forEach(loops::set);
        int most = bush.standing().map(edge -> Math.max(bush.edge(edge).from(), bush.edge(edge).to())).max().orElse(0);
        degree = new int[Math.max(most + 1, ground.length())];
        carried = new int[degree.length];
        peel();
        Collections.reverse(branches);
    }

    private void peel() {
        int[] edges = new int[degree.length];
        bush.standing().forEach(number -> {
            for (int end : new int[]{bush.edge(number).from(), bush.edge(number).to()}) {
                degree[end]++;
                edges[end] ^= number;
            }
        });
        for (int v = 0; v < degree.length; v++) {
            int leaf = v;
            while (degree[leaf] == 1 && !ground.get(leaf)) {
                int edge = edges[leaf];
                int next = bush.edge(edge).other(leaf);
                branches.add(new Branch(edge, next, leaf));
                loops.clear(edge);
                carried[next] ^= carried[leaf] + 1;
                degree[leaf]--;
                degree[next]--;
                edges[next] ^= edge;
                leaf = next;
            }
        }
    }

    /** The edges on no way from the ground to the ground, each after the one that carries it. */
    List<Branch> branches() {
        return branches;
    }

    /** The edges on ways from the ground to the ground. */
    BitSet loops() {
        return loops;
    }

    /** Whether a vertex is on the ground, once all is fused. */
    boolean isGround(int v) {
        return degree[v] > 0 || ground.get(v);
    }

    /** The value of the branches that stand on a vertex. */
    int carried(int v) {
        return carried[v];
    }

    /** The Grundy value of the position. */
    int value() {
        return IntStream.range(0, degree.length).filter(this::isGround).map(v -> carried[v])
                .reduce(loops.cardinality() % 2, (a, b) -> a ^ b);
    }

    /** The edges that it wins to cut, those of branches first, from the ground up. O(N log N). */
    IntStream winningCuts() {
        int value = value();
        if (value == 0) {
            return IntStream.empty();
        }
        // What a vertex would have to be worth, if only what it carries is changed; negative if that cannot help.
        int[] wanted = new int[degree.length];
        Arrays.setAll(wanted, v -> isGround(v) ? carried[v] ^ value : -1);
        IntStream ofBranches = branches.stream().filter(branch -> {
            int now = carried[branch.upper] + 1;
            int then = wanted[branch.lower] < 0 ? -1 : now ^ carried[branch.lower] ^ wanted[branch.lower];
            wanted[branch.upper] = then - 1;
            return then == 0;
        }).mapToInt(Branch::edge);
        return IntStream.concat(ofBranches, chains().stream().flatMapToInt(chain -> winningCuts(chain, value)));
    }

    private static IntStream winningCuts(Chain chain, int value) {
        int rest = IntStream.of(chain.stalks()).reduce(value ^ chain.edges().length % 2, (a, b) -> a ^ b);
        int[] values = chain.valuesAfterCuts();
        return IntStream.range(0, values.length).filter(i -> values[i] == rest).map(i -> chain.edges()[i]);
    }

    /** The ways from the ground to the ground, in parts: from a vertex that stays when its part is cut to the next one. */
    List<Chain> chains() {
        List<Chain> chains = new ArrayList<>();
        BitSet left = (BitSet) loops.clone();
        for (int v = 0; v < degree.length; v++) {
            if (degree[v] > 0 && isEnd(v)) {
                int end = v;
                bush.standingAt(v).filter(left::get).forEach(edge -> chains.add(chain(end, edge, left)));
            }
        }
        return chains;
    }

    private boolean isEnd(int v) {
        return ground.get(v) || degree[v] > 2;
    }

    private Chain chain(int end, int first, BitSet left) {
        IntStream.Builder edges = IntStream.builder();
        IntStream.Builder stalks = IntStream.builder().add(0);
        int edge = first;
        int v = bush.edge(edge).other(end);
        edges.add(edge);
        left.clear(edge);
        while (!isEnd(v)) {
            stalks.add(carried[v]);
            edge = bush.standingAt(v).filter(left::get).findFirst().orElseThrow();
            v = bush.edge(edge).other(v);
            edges.add(edge);
            left.clear(edge);
        }
        return new Chain(edges.build().toArray(), stalks.add(0).build().toArray());
    }
}
