package muvluv;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of trees, and for each the number of its vertices and the parents of all but the root. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_VERTICES = 1_000_000;
    private static final Range TESTS = new Range(1, MOST_VERTICES);
    private static final Range VERTICES = new Range(2, MOST_VERTICES);
    private static final Range PARENTS = new Range(1, MOST_VERTICES);
    private static final int SMALL = 6;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int tests = input.integer("T");
        input.newline();
        int total = 0;
        for (int test = 0; test < tests; test++) {
            int n = input.integer("n");
            total += n;
            if (total > MOST_VERTICES) {
                throw input.invalid("sum-too-large", "more than " + MOST_VERTICES + " vertices in all");
            }
            input.newline();
            checkTree(input, n);
        }
    }

    private static void checkTree(StrictText input, int n) {
        int[] parent = new int[n + 1];
        for (int v = 2; v <= n; v++) {
            if (v > 2) {
                input.blank();
            }
            parent[v] = input.integer("p", new Range(1, n));
        }
        if (!Trees.isTree(parent)) {
            throw input.invalid("not-a-tree", "the parents have a cycle");
        }
        input.newline();
    }

    @Override
    public String smallScope() {
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        return "all 1441 trees of up to " + SMALL + " vertices, in every numbering";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(Trees::numbered).map(tree -> Trees.input(List.of(tree)));
    }

    @Override
    public String random(Random random, int size) {
        return Trees.input(List.of(Trees.random(random, Math.max(2, Math.min(size, MOST_VERTICES)))));
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    @Override
    public List<Computed> computed() {
        return List
                .of(new Computed("children", new Range(0, MOST_VERTICES - 1), "if (#children[v]# == 0 && length[v]"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("children",
                legs -> Trees.input(List.of(Trees.spider(LongStream.range(0, legs).mapToInt(leg -> 2)))));
    }

    @Override
    public Map<String, String> harmless() {
        return Map.of("T in 19 bits", "no tree has less than 2 vertices", "T in an array without place 1000000",
                "no tree has less than 2 vertices", "children in 19 bits", "so many have a leaf among them, which wins",
                "children in an array without place 999999", "so many have a leaf among them, which wins");
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        int n = MOST_VERTICES;
        named.put("04-two-vertices", () -> Trees.input(List.of(path(2))));
        named.put("05-paths", () -> trees(2, 60, Cases::path));
        named.put("06-paths-parents-above", () -> trees(2, 60, Cases::pathUpwards));
        named.put("07-stars", () -> trees(2, 40, Cases::star));
        named.put("08-spiders-even-legs",
                () -> trees(2, 20, legs -> Trees.spider(IntStream.generate(() -> 2).limit(legs))));
        named.put("09-spiders-one-odd-leg",
                () -> trees(2, 20, legs -> Trees.spider(IntStream.range(0, legs).map(leg -> leg == 1 ? 3 : 2))));
        named.put("10-spiders-odd-legs-of-three-and-more",
                () -> trees(2, 20, legs -> Trees.spider(IntStream.range(0, legs).map(leg -> 2 * leg + 3))));
        named.put("11-spiders-on-a-stalk",
                () -> trees(1, 20, stalk -> Trees.onStalk(stalk, Trees.spider(IntStream.of(2, 4)))));
        named.put("12-combs-even-teeth", () -> trees(1, 20, teeth -> evenComb(3 * teeth + 1)));
        named.put("13-caterpillars", () -> trees(2, 40, size -> Trees.of(size, v -> v % 2 == 0 ? v - 1 : v - 2)));
        named.put("14-binary-heaps", () -> trees(2, 64, size -> Trees.of(size, v -> v / 2)));
        named.put("15-every-tree-of-five", () -> Trees.input(Trees.numbered(5).toList()));
        named.put("16-even-comb-odd-at-the-end", () -> trees(1, 20, teeth -> longerAtTheEnd(evenComb(3 * teeth + 1))));
        named.put("20-random-of-up-to-12", () -> randomTrees(new Random(20), 1000, 12));
        named.put("21-random-of-up-to-300", () -> randomTrees(new Random(21), 100, 300));
        named.put("30-long-path", () -> Trees.input(List.of(path(40_000))));
        named.put("31-large-star", () -> Trees.input(List.of(star(100_000))));
        named.put("32-large-even-comb", () -> Trees.input(List.of(Trees.renumbered(new Random(32), evenComb(40_000)))));
        named.put("90-path-parents-below", () -> Trees.input(List.of(path(n))));
        named.put("91-path-parents-above", () -> Trees.input(List.of(pathUpwards(n))));
        named.put("92-path-any-numbering", () -> largest(8));
        named.put("93-trees-of-ten", () -> Trees
                .input(new Random(93).ints(n / 10).mapToObj(seed -> Trees.random(new Random(seed), 10)).toList()));
        return named;
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, TESTS.max());
    }

    /** One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled. */
    @Override
    public String largest(int eighths) {
        return Trees.input(List.of(Trees.renumbered(new Random(92), path(MOST_VERTICES / 8 * eighths))));
    }

    /** The trees of each size from the first to the last. */
    private static String trees(int first, int last, IntFunction<int[]> tree) {
        return Trees.input(IntStream.rangeClosed(first, last).mapToObj(tree).toList());
    }

    private static String randomTrees(Random random, int trees, int mostVertices) {
        return Trees.input(IntStream.range(0, trees)
                .mapToObj(i -> Trees.random(random, 2 + random.nextInt(mostVertices - 1))).toList());
    }

    private static int[] path(int n) {
        return Trees.of(n, v -> v - 1);
    }

    private static int[] pathUpwards(int n) {
        return Trees.of(n, v -> v < n ? v + 1 : 1);
    }

    private static int[] star(int n) {
        return Trees.of(n, v -> 1);
    }

    private static int[] longerAtTheEnd(int[] tree) {
        return Trees.of(tree.length, v -> v < tree.length ? tree[v] : v - 1);
    }

    /** A path of forks, each with a tooth of two vertices, and a tooth of four at its end; n has to be 3k + 1. */
    private static int[] evenComb(int n) {
        return Trees.of(n, v -> v % 3 == 1 && v < n ? v - 3 : v - 1);
    }
}
