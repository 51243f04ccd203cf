package muvluv;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.Trees;

/** The number of trees, and for each the number of its vertices and the parents of all but the root. */
public final class Cases extends CountedCases {

    @Override
    protected int checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.newline();
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
        return n;
    }

    /** Vertices of all trees together. */
    @Override
    protected long mostInAll() {
        return most("n");
    }

    @Override
    public String smallScope() {
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        return "all 1441 trees of up to 6 vertices, in every numbering";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, 6).boxed().flatMap(Trees::every).map(tree -> trees(Stream.of(tree)));
    }

    @Override
    public String random(Random random, int size) {
        return trees(Stream.of(RandomTrees.of(random, Math.max(least("n"), Math.min(size, most("n"))))));
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    @Override
    public List<Computed> computed() {
        return List
                .of(new Computed("children", new Range(0, most("n") - 1), "Main.children[]"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("children",
                legs -> trees(Stream.of(spider((int) legs, leg -> 2))));
    }

    @Override
    public Map<String, String> harmless() {
        return Map.of("T in 19 bits", "no tree has less than 2 vertices", "T in an array without place 1000000",
                "no tree has less than 2 vertices", "children in 19 bits", "so many have a leaf among them, which wins",
                "children in an array without place 999999", "so many have a leaf among them, which wins");
    }

    @Override
    protected void name(Named named) {
        int n = most("n");
        named.put("05-paths", () -> trees(2, 60, Trees::path));
        named.put("06-paths-parents-above", () -> trees(2, 60, Cases::pathUpwards));
        named.put("07-stars", () -> trees(2, 40, Trees::star));
        named.put("08-spiders-even-legs",
                () -> trees(2, 20, legs -> spider(legs, leg -> 2)));
        named.put("09-spiders-one-odd-leg",
                () -> trees(2, 20, legs -> spider(legs, leg -> leg == 1 ? 3 : 2)));
        named.put("10-spiders-odd-legs-of-three-and-more",
                () -> trees(2, 20, legs -> spider(legs, leg -> 2 * leg + 3)));
        named.put("11-spiders-on-a-stalk",
                () -> trees(1, 20, stalk -> onStalk(stalk, Trees.spider(2, 4))));
        named.put("12-combs-even-teeth", () -> trees(1, 20, teeth -> evenComb(3 * teeth + 1)));
        named.put("13-caterpillars", () -> trees(2, 40, Trees::comb));
        named.put("14-binary-heaps", () -> trees(2, 64, size -> Trees.of(size, v -> v / 2)));
        named.put("15-every-tree-of-five", () -> trees(Trees.every(5)));
        named.put("16-even-comb-odd-at-the-end", () -> trees(1, 20, teeth -> longerAtTheEnd(evenComb(3 * teeth + 1))));
        named.put("20-random-of-up-to-12", () -> randomTrees(new Random(20), 1000, 2, 12));
        named.put("21-random-of-up-to-300", () -> randomTrees(new Random(21), 100, 2, 300));
        named.put("30-long-path", () -> trees(Stream.of(Trees.path(40_000))));
        named.put("31-large-star", () -> trees(Stream.of(Trees.star(100_000))));
        named.put("32-large-even-comb", () -> trees(Stream.of(Trees.renumbered(new Random(32), evenComb(40_000)))));
        named.put("90-path-parents-below", () -> trees(Stream.of(Trees.path(n))));
        named.put("91-path-parents-above", () -> trees(Stream.of(pathUpwards(n))));
        named.put("92-path-any-numbering", () -> largest(8));
        named.put("93-trees-of-ten", () -> randomTrees(new Random(93), n / 10, 10, 10));
    }

    /** One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled. */
    @Override
    public String largest(int eighths) {
        return trees(Stream.of(Trees.renumbered(new Random(92), Trees.path((int) (most("n") * (long) eighths / 8)))));
    }

    private static String trees(Stream<int[]> trees) {
        return input(trees.map(Cases::text).toList());
    }

    private static String text(int[] tree) {
        return tree.length - 1 + "\n" + HeapRows.line(IntStream.of(tree).skip(2).toArray());
    }

    /** The trees of each size from the first to the last. */
    private static String trees(int first, int last, IntFunction<int[]> tree) {
        return trees(IntStream.rangeClosed(first, last).mapToObj(tree));
    }

    private static String randomTrees(Random random, int trees, int least, int most) {
        return trees(IntStream.range(0, trees)
                .mapToObj(i -> RandomTrees.of(random, random.nextInt(least, most + 1))));
    }

    private static int[] spider(int legs, IntUnaryOperator length) {
        return Trees.spider(IntStream.range(0, legs).map(length).toArray());
    }

    /** A tree with some more vertices in a row above its root. */
    private static int[] onStalk(int stalk, int[] tree) {
        return Trees.of(stalk + tree.length - 1, v -> v <= stalk + 1 ? v - 1 : stalk + tree[v - stalk]);
    }

    private static int[] pathUpwards(int n) {
        return Trees.of(n, v -> v < n ? v + 1 : 1);
    }

    private static int[] longerAtTheEnd(int[] tree) {
        return Trees.of(tree.length, v -> v < tree.length ? tree[v] : v - 1);
    }

    /** A path of forks, each with a tooth of two vertices, and a tooth of four at its end; n has to be 3k + 1. */
    private static int[] evenComb(int n) {
        return Trees.of(n, v -> v % 3 == 1 && v < n ? v - 3 : v - 1);
    }
}
