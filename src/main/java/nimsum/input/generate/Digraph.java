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
 * @param n how many vertices there are; they count from 1
 * @param edges two vertices each, the one that it leads from first
 */
public record Digraph(int n, List<int[]> edges) {

    /** Makes a graph with an edge wherever a rule says so. The edges are in lexicographic order. */
    public static Digraph where(int n, BiPredicate<Integer, Integer> isEdge) {
        return new Digraph(n, IntStream.rangeClosed(1, n).boxed().flatMap(from -> IntStream.rangeClosed(1, n)
                .filter(to -> isEdge.test(from, to)).mapToObj(to -> new int[]{from, to})).toList());
    }

    /** Every graph with some of the edges, from one to so many, in their order. */
    public Stream<Digraph> parts(int max) {
        return IntStream.range(1, 1 << edges.size()).filter(set -> Integer.bitCount(set) <= max)
                .mapToObj(set -> new Digraph(n, IntStream.range(0, edges.size()).filter(i -> (set >> i & 1) == 1)
                        .mapToObj(edges::get).toList()));
    }

    /** Returns the graph that has at most this many of the edges, the first ones. */
    public Digraph first(int max) {
        return new Digraph(n, edges.subList(0, Math.min(max, edges.size())));
    }

    /** Returns this graph with other numbers for the vertices. */
    public Digraph renamed(IntUnaryOperator number) {
        return new Digraph(n, edges.stream().map(edge -> IntStream.of(edge).map(number).toArray()).toList());
    }

    /** Returns this graph with other numbers, at random, for the vertices from {@code first} on. */
    public Digraph renamed(Random random, int first) {
        int[] numbers = Trees.numbers(random, first, n);
        return renamed(v -> numbers[v]);
    }

    /** Returns this graph with the edges in random order. */
    public Digraph shuffled(Random random) {
        List<int[]> shuffled = new ArrayList<>(edges);
        Collections.shuffle(shuffled, random);
        return new Digraph(n, shuffled);
    }

    /** A line with the numbers of vertices and edges, and a line for each edge. */
    public String text() {
        return n + " " + edges.size() + "\n" + Trees.lines(edges);
    }
}
