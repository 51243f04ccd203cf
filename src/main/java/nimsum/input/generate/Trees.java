package nimsum.input.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.errors.InvalidInput;
import nimsum.input.HeapRows;
import nimsum.input.Range;
import nimsum.input.StrictText;

/**
 * Trees as data: an array with the parent of vertex v at index v, and 0 for the root, which is vertex 1; or a list of
 * edges, each with its two ends and whatever else the format has for an edge.
 */
public final class Trees {

    public static final int ROOT = 1;

    /** In a slender tree the parent is among this number of vertices before the child. */
    private static final int SLENDER = 3;

    /** Returns the tree whose vertices 2 to n have these parents. */
    public static int[] of(int n, IntUnaryOperator parentOf) {
        return IntStream.rangeClosed(0, n).map(v -> v <= ROOT ? 0 : parentOf.applyAsInt(v)).toArray();
    }

    public static int[] path(int n) {
        return of(n, v -> v - 1);
    }

    public static int[] star(int n) {
        return of(n, v -> ROOT);
    }

    /** Returns a comb: a path of odd vertices with a leaf at each. */
    public static int[] comb(int n) {
        return of(n, v -> v % 2 == 0 ? v - 1 : v - 2);
    }

    /** Returns a spider: paths of these lengths hang on the root. */
    public static int[] spider(int... legs) {
        IntStream.Builder parents = IntStream.builder().add(0).add(0);
        int size = ROOT;
        for (int leg : legs) {
            for (int i = 0; i < leg; i++) {
                parents.add(i == 0 ? ROOT : size);
                size++;
            }
        }
        return parents.build().toArray();
    }

    /**
     * Returns a tree in which vertex 2 carries leaves, as many as there is room for, next to a path of the same value
     * in green Hackenbush.
     */
    public static int[] withLeaves(long leaves, int max) {
        int last = 2 + (int) Math.min(leaves, max - 2);
        return of(Math.min(last + 1 + last % 2, max),
                v -> v == 2 || v == last + 1 ? ROOT : v <= last ? 2 : v - 1);
    }

    /** Returns every increasing tree of n vertices: each parent has a smaller number than its children. */
    public static Stream<int[]> everyIncreasing(int n) {
        return n == ROOT
                ? Stream.of(path(n))
                : everyIncreasing(n - 1).flatMap(tree -> IntStream.range(ROOT, n)
                        .mapToObj(parent -> of(n, v -> v < n ? tree[v] : parent)));
    }

    /** Returns every labelled tree of n vertices with the root 1. */
    public static Stream<int[]> every(int n) {
        return HeapRows.every(n - 1, ROOT, n).map(parents -> of(n, v -> parents[v - 2])).filter(Trees::isTree);
    }

    public static boolean isTree(int[] parent) {
        DisjointSets sets = new DisjointSets(parent.length - 1);
        return IntStream.range(ROOT + 1, parent.length).allMatch(v -> sets.union(v, parent[v]));
    }

    /** Returns a random recursive tree, in which the parent is any vertex before the child, or a slender one. */
    public static int[] random(Random random, int n) {
        int width = random.nextBoolean() ? n : SLENDER;
        return of(n, v -> v - 1 - random.nextInt(Math.min(v - 1, width)));
    }

    /** Returns a permutation of 0 to n that is random from {@code first} on (Fisher-Yates) and keeps what is before. */
    public static int[] labels(Random random, int first, int n) {
        int[] labels = IntStream.rangeClosed(0, n).toArray();
        for (int left = n + 1 - first; left > 1; left--) {
            int chosen = first + random.nextInt(left);
            int label = labels[chosen];
            labels[chosen] = labels[first + left - 1];
            labels[first + left - 1] = label;
        }
        return labels;
    }

    /** Returns the same tree with random labels for all but the root. */
    public static int[] relabelled(Random random, int[] tree) {
        int[] label = labels(random, ROOT + 1, tree.length - 1);
        int[] relabelled = new int[tree.length];
        IntStream.range(ROOT + 1, tree.length).forEach(v -> relabelled[label[v]] = label[tree[v]]);
        return relabelled;
    }

    /** Returns an edge for each vertex except the root. Its first end is the parent. */
    public static List<int[]> edges(int[] tree) {
        return IntStream.range(ROOT + 1, tree.length).mapToObj(v -> new int[]{tree[v], v}).toList();
    }

    /** Returns the edges in random order and direction, with new labels for their ends. */
    public static List<int[]> shuffled(Random random, int[] label, List<int[]> edges) {
        List<int[]> shuffled = new ArrayList<>(edges.size());
        for (int[] edge : edges) {
            int[] relabelled = edge.clone();
            int end = random.nextInt(2);
            relabelled[end] = label[edge[0]];
            relabelled[1 - end] = label[edge[1]];
            shuffled.add(relabelled);
        }
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    public static String lines(List<int[]> edges) {
        return edges.stream().map(HeapRows::line).collect(Collectors.joining());
    }

    /**
     * Reads the edges of a tree of n vertices, a line each, and looks for cycles by union-find.
     *
     * @param more the names of what else an edge has
     * @throws InvalidInput if they are not written like that, or are no tree: {@code not-a-tree}
     */
    public static void check(StrictText input, int n, String u, String v, String... more) {
        DisjointSets sets = new DisjointSets(n);
        for (int edge = 1; edge < n; edge++) {
            int[] ends = input.integers(new Range(1, n), u, v);
            for (String name : more) {
                input.blank();
                input.number(name);
            }
            input.refuse("not-a-tree", !sets.union(ends[0], ends[1]), "the edge closes a cycle");
            input.newline();
        }
    }
}
