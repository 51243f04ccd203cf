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

    /** The parent of a vertex of a slender tree is one of so many before it. */
    private static final int FEW = 3;

    /** The tree whose vertices 2 to n have the parents that a function says. */
    public static int[] of(int n, IntUnaryOperator parentOf) {
        return IntStream.rangeClosed(0, n).map(v -> v <= ROOT ? 0 : parentOf.applyAsInt(v)).toArray();
    }

    public static int[] path(int n) {
        return of(n, v -> v - 1);
    }

    public static int[] star(int n) {
        return of(n, v -> ROOT);
    }

    /** A path of odd vertices, with a tooth at each. */
    public static int[] comb(int n) {
        return of(n, v -> v % 2 == 0 ? v - 1 : v - 2);
    }

    /** A root with legs of so many vertices. */
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
     * Vertex 2 carries so many leaves, as far as there is room, and beside it stands a stalk of the same value in green
     * Hackenbush.
     *
     * @param max vertices in all
     */
    public static int[] withLeaves(long leaves, int max) {
        int last = 2 + (int) Math.min(leaves, max - 2);
        return of(Math.min(last + 1 + last % 2, max),
                v -> v == 2 || v == last + 1 ? ROOT : v <= last ? 2 : v - 1);
    }

    /** Every tree of n vertices in which a parent has a smaller number than its children. */
    public static Stream<int[]> everyGrown(int n) {
        return n == ROOT
                ? Stream.of(path(n))
                : everyGrown(n - 1).flatMap(tree -> IntStream.range(ROOT, n)
                        .mapToObj(parent -> of(n, v -> v < n ? tree[v] : parent)));
    }

    /** Every tree of n vertices, in every numbering in which the root is vertex 1. */
    public static Stream<int[]> every(int n) {
        return HeapRows.every(n - 1, ROOT, n).map(parents -> of(n, v -> parents[v - 2])).filter(Trees::isTree);
    }

    /** Whether every way upwards ends at the root. */
    public static boolean isTree(int[] parent) {
        DisjointSets components = new DisjointSets(parent.length - 1);
        return IntStream.range(ROOT + 1, parent.length).allMatch(v -> components.join(v, parent[v]));
    }

    /** Each vertex becomes a child of any before it, or of one of the last few, which makes a slender tree. */
    public static int[] grown(Random random, int n) {
        int window = random.nextBoolean() ? n : FEW;
        return of(n, v -> v - 1 - random.nextInt(Math.min(v - 1, window)));
    }

    /** New numbers of the vertices 0 to n: at random from {@code first} on, and the old ones before. */
    public static int[] numbers(Random random, int first, int n) {
        int[] numbers = IntStream.rangeClosed(0, n).toArray();
        for (int left = n + 1 - first; left > 1; left--) {
            int chosen = first + random.nextInt(left);
            int number = numbers[chosen];
            numbers[chosen] = numbers[first + left - 1];
            numbers[first + left - 1] = number;
        }
        return numbers;
    }

    /** The same tree with other numbers for all but the root. */
    public static int[] renumbered(Random random, int[] tree) {
        int[] number = numbers(random, ROOT + 1, tree.length - 1);
        int[] renumbered = new int[tree.length];
        IntStream.range(ROOT + 1, tree.length).forEach(v -> renumbered[number[v]] = number[tree[v]]);
        return renumbered;
    }

    /** Returns an edge for each vertex except the root. Its first end is the parent. */
    public static List<int[]> edges(int[] tree) {
        return IntStream.range(ROOT + 1, tree.length).mapToObj(v -> new int[]{tree[v], v}).toList();
    }

    /** Returns the edges in random order and direction, with new numbers for their ends. */
    public static List<int[]> shuffled(Random random, int[] number, List<int[]> edges) {
        List<int[]> shuffled = new ArrayList<>(edges.size());
        for (int[] edge : edges) {
            int[] renamed = edge.clone();
            int end = random.nextInt(2);
            renamed[end] = number[edge[0]];
            renamed[1 - end] = number[edge[1]];
            shuffled.add(renamed);
        }
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** A line for each edge. */
    public static String lines(List<int[]> edges) {
        return edges.stream().map(HeapRows::line).collect(Collectors.joining());
    }

    /**
     * Reads the edges of a tree of n vertices, a line each.
     *
     * @param u the name of an edge's first end
     * @param v the name of its second end
     * @param more the names of what else an edge has
     * @throws InvalidInput if they are not written like that, or are no tree: {@code not-a-tree}
     */
    public static void check(StrictText input, int n, String u, String v, String... more) {
        DisjointSets components = new DisjointSets(n);
        for (int edge = 1; edge < n; edge++) {
            int[] ends = input.integers(new Range(1, n), u, v);
            for (String name : more) {
                input.blank();
                input.number(name);
            }
            input.refuse("not-a-tree", !components.join(ends[0], ends[1]), "the edge closes a cycle");
            input.newline();
        }
    }
}
