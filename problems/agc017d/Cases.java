package agc017d;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Components;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of vertices, and the edges, each on a line with its two ends in any order. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MAX_VERTICES = 100_000;
    private static final Range VERTICES = new Range(2, MAX_VERTICES);
    private static final Range ENDS = new Range(1, MAX_VERTICES);
    private static final int SMALL = 6;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int n = input.integer("N");
        input.newline();
        Components components = new Components(n);
        for (int edge = 1; edge < n; edge++) {
            int x = input.integer("x", new Range(1, n));
            input.blank();
            int y = input.integer("y", new Range(1, n));
            if (!components.join(x, y)) {
                throw input.invalid("not-a-tree", "the edge closes a cycle");
            }
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        return "all 1441 trees of up to " + SMALL + " vertices, in every numbering";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(Trees::numbered).map(Trees::input);
    }

    @Override
    public String random(Random random, int size) {
        return Trees.input(Trees.random(random, Math.max(2, Math.min(size, MAX_VERTICES))));
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("value", new Range(1, MAX_VERTICES - 1), "value[next] ^= #value[leaf] + 1#;"),
                new Computed("degree", new Range(0, MAX_VERTICES - 1), "while (#degree[leaf]# == 1"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("degree", Cases::atADegree);
    }

    /**
     * Vertex 2 has so many leaves, while there is room, and hangs on vertex 1; beside it a stalk makes the game lost. The leaves
     * come first.
     */
    private static String atADegree(long degree) {
        int leaves = (int) Math.min(degree, MAX_VERTICES - 2);
        int last = leaves + 2;
        int n = Math.min(last + 1 + leaves % 2, MAX_VERTICES);
        return IntStream.rangeClosed(2, n)
                .mapToObj(v -> v + " " + (v == 2 || v == last + 1 ? 1 : v <= last ? 2 : v - 1) + "\n")
                .collect(Collectors.joining("", n + "\n", ""));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        int n = MAX_VERTICES;
        put(named, "05-two-vertices", () -> path(2));
        put(named, "06-stalks-1-2-3", () -> Trees.spider(1, 2, 3));
        put(named, "07-stalks-1-2-4", () -> Trees.spider(1, 2, 4));
        put(named, "08-trunk-of-two-twigs", () -> Trees.of(4, v -> Math.min(v - 1, 2)));
        // Worth 1 + (1 xor 2) = 4, beside stalks of 3 and 7.
        put(named, "09-trunk-and-stalks", () -> beside(Trees.spider(3, 7), 0, 1, 2, 2, 4));
        // Worth 1 + (1 xor 1) = 1, beside a stalk of 3: two pairs of edges.
        put(named, "10-trunk-and-stalk-of-three", () -> beside(Trees.spider(3), 0, 1, 1));
        named.put("11-edges-towards-1", () -> "7\n3 1\n4 3\n2 4\n6 1\n5 6\n7 5\n");
        put(named, "12-path-with-large-numbers-near-1", () -> Trees.of(7, v -> v % 3 == 1 ? 1 : v + 1));
        put(named, "13-star-even", () -> star(41));
        put(named, "14-star-odd", () -> star(42));
        put(named, "15-binary-tree", () -> Trees.of(63, v -> v / 2));
        put(named, "16-comb", () -> comb(60));
        put(named, "17-broom", () -> broom(60, 30));
        put(named, "20-random-200", () -> Trees.random(new Random(20), 200));
        put(named, "21-random-1000", () -> Trees.random(new Random(21), 1000));
        for (int i = 2; i <= 6; i++) {
            int number = i;
            put(named, "2" + i + "-random-lost-" + i, () -> Trees.lost(new Random(number), 40 * number, 1000));
        }
        put(named, "30-long-path", () -> path(30_001));
        // Worth 1 followed by 16 zeros.
        put(named, "31-path-of-65536-edges", () -> path(65_537));
        put(named, "90-path", () -> path(n));
        named.put("91-path-any-numbering", () -> largest(8));
        put(named, "92-star", () -> star(n));
        put(named, "93-broom", () -> broom(n, n / 2));
        put(named, "94-comb-any-numbering", () -> Trees.renumbered(new Random(94), comb(n)));
        put(named, "95-random-lost", () -> Trees.lost(new Random(95), n / 2, n));
        return named;
    }

    private static void put(Map<String, Supplier<String>> named, String name, Supplier<int[]> tree) {
        named.put(name, () -> Trees.input(tree.get()));
    }

    /** One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled. */
    @Override
    public String largest(int eighths) {
        return Trees.input(Trees.renumbered(new Random(91), path(MAX_VERTICES / 8 * eighths)));
    }

    private static int[] path(int n) {
        return Trees.of(n, v -> v - 1);
    }

    private static int[] star(int n) {
        return Trees.of(n, v -> 1);
    }

    /** A path of odd vertices, with a tooth at each. */
    private static int[] comb(int n) {
        return Trees.of(n, v -> v % 2 == 0 ? v - 1 : v - 2);
    }

    /** A path with a star at its end. */
    private static int[] broom(int n, int handle) {
        return Trees.of(n, v -> Math.min(v - 1, handle));
    }

    /** A tree with one more branch at its root: the first vertex of this hangs there, vertex i of it at the one given. */
    private static int[] beside(int[] tree, int... branch) {
        int size = tree.length - 1;
        int[] both = Arrays.copyOf(tree, tree.length + branch.length);
        for (int i = 0; i < branch.length; i++) {
            both[tree.length + i] = branch[i] == 0 ? 1 : size + branch[i];
        }
        return both;
    }
}
