package spojpt07a;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.generate.Trees;

/**
 * A tree as it is written in an input.
 *
 * @param edges each with its two ends
 */
record Tree(List<int[]> edges, BitSet ground) {

    static Tree of(int[] parents, IntStream ground) {
        return new Tree(Trees.edges(parents),
                ground.collect(BitSet::new, BitSet::set, BitSet::or));
    }

    /** Returns every tree in which each vertex hangs on an earlier one, for every ground of at least one vertex. */
    static Stream<Tree> every(int n) {
        return Trees.everyIncreasing(n).flatMap(parents -> IntStream.range(1, 1 << n)
                .mapToObj(set -> of(parents, IntStream.rangeClosed(1, n).filter(v -> (set >> v - 1 & 1) != 0))));
    }

    /** Returns a random tree in any numbering, with at most {@code max} vertices on the ground. */
    static Tree random(Random random, int n, int max) {
        return of(Trees.random(random, n), random.ints(1 + random.nextInt(max), 1, n + 1)).shuffled(random);
    }

    /** Returns the same tree with other numbers of its vertices, and its edges in another order and direction. */
    Tree shuffled(Random random) {
        int[] number = Trees.labels(random, 1, edges.size() + 1);
        return new Tree(Trees.shuffled(random, number, edges),
                ground.stream().map(v -> number[v]).collect(BitSet::new, BitSet::set, BitSet::or));
    }

    /** Returns the tree as an input writes it. */
    @Override
    public String toString() {
        int n = edges.size() + 1;
        return n + "\n" + IntStream.rangeClosed(1, n).mapToObj(v -> ground.get(v) ? "1" : "0")
                .collect(Collectors.joining(" ", "", "\n")) + Trees.lines(edges);
    }
}
