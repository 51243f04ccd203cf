package nimsum.input.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A directed graph as data.
 *
 * @param n the number of vertices, which count from 1
 */
public record Digraph(int n, List<int[]> edges) {

    /** Makes a graph with an edge wherever a rule says so. The edges are in lexicographic order. */
    public static Digraph where(int n, BiPredicate<Integer, Integer> isEdge) {
        return new Digraph(n, IntStream.rangeClosed(1, n).boxed().flatMap(from -> IntStream.rangeClosed(1, n)
                .filter(to -> isEdge.test(from, to)).mapToObj(to -> new int[]{from, to})).toList());
    }

    /** Returns every subgraph with 1 to {@code max} of the edges, in their order. */
    public Stream<Digraph> subgraphs(int max) {
        return IntStream.range(1, 1 << edges.size()).filter(set -> Integer.bitCount(set) <= max)
                .mapToObj(set -> new Digraph(n, IntStream.range(0, edges.size()).filter(i -> (set >> i & 1) == 1)
                        .mapToObj(edges::get).toList()));
    }

    public Digraph first(int max) {
        return new Digraph(n, edges.subList(0, Math.min(max, edges.size())));
    }

    public Digraph relabelled(IntUnaryOperator label) {
        return new Digraph(n, edges.stream().map(edge -> IntStream.of(edge).map(label).toArray()).toList());
    }

    /** Returns this graph with random labels for the vertices from {@code first} on. */
    public Digraph relabelled(Random random, int first) {
        int[] labels = Trees.labels(random, first, n);
        return relabelled(v -> labels[v]);
    }

    /** Returns this graph with the edges in random order. */
    public Digraph shuffled(Random random) {
        List<int[]> shuffled = new ArrayList<>(edges);
        Collections.shuffle(shuffled, random);
        return new Digraph(n, shuffled);
    }

    /** Returns a line with the numbers of vertices and edges, and a line for each edge. */
    public String text() {
        return n + " " + edges.size() + "\n" + Trees.lines(edges);
    }
}
