package agc017d;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.Trees;

/** The number of vertices, and the edges, each on a line with its two ends in any order. */
public final class Cases extends nimsum.cases.Cases {

    @Override
    protected void check(StrictText input) {
        int n = input.integer("N");
        input.newline();
        Trees.check(input, n, "x", "y");
    }

    @Override
    public String smallScope() {
        // By Cayley n^(n - 2) of each size: 1 + 3 + 16 + 125 + 1296.
        return "all 1441 trees of up to 6 vertices, in every numbering";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, 6).boxed().flatMap(Trees::every).map(Cases::input);
    }

    /** Every other tree is lost if its size allows it. */
    @Override
    public String random(Random random, int size) {
        int n = Math.max(least("N"), Math.min(size, most("N")));
        return shuffled(random, n < 4 || random.nextBoolean() ? Trees.grown(random, n) : lost(random, (n + 1) / 2, n));
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("value", new Range(0, most("N") - 1), "Main.value[]"),
                new Computed("degree", new Range(0, most("N") - 1), "Main.degree[]"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("degree", degree -> input(Trees.withLeaves(degree, most("N"))));
    }

    @Override
    protected void name(Named named) {
        int n = most("N");
        named.put("13-star-even", () -> input(Trees.star(41)));
        named.put("14-star-odd", () -> input(Trees.star(42)));
        named.put("15-binary-tree", () -> input(Trees.of(63, v -> v / 2)));
        named.put("16-comb", () -> input(Trees.comb(60)));
        named.put("17-broom", () -> input(broom(60)));
        named.put("20-random-200", () -> random(new Random(20), 200));
        named.put("21-random-1000", () -> random(new Random(21), 1000));
        for (int i = 2; i <= 6; i++) {
            int number = i;
            named.put("2" + i + "-random-lost-" + i, () -> lost(number, 40 * number, 1000));
        }
        named.put("30-long-path", () -> input(Trees.path(30_001)));
        // Worth 1 followed by 16 zeros.
        named.put("31-path-of-65536-edges", () -> input(Trees.path(65_537)));
        named.put("90-path", () -> input(Trees.path(n)));
        named.put("91-path-any-numbering", () -> largest(8));
        named.put("92-star", () -> input(Trees.star(n)));
        named.put("93-broom", () -> input(broom(n)));
        named.put("94-comb-any-numbering", () -> shuffled(new Random(94), Trees.comb(n)));
        named.put("95-random-lost", () -> lost(95, n / 2, n));
    }

    /** One path whose vertices have their numbers at random, the hardest for a cache; its length is scaled. */
    @Override
    public String largest(int eighths) {
        return shuffled(new Random(91), Trees.path(most("N") * eighths / 8));
    }

    private static String input(int[] tree) {
        return input(tree, Trees.edges(tree));
    }

    private static String shuffled(Random random, int[] tree) {
        int[] number = Trees.numbers(random, Trees.ROOT + 1, tree.length - 1);
        return input(tree, Trees.shuffled(random, number, Trees.edges(tree)));
    }

    private static String input(int[] tree, List<int[]> edges) {
        return tree.length - 1 + "\n" + Trees.lines(edges);
    }

    private static String lost(int seed, int n, int most) {
        Random random = new Random(seed);
        return shuffled(random, lost(random, n, most));
    }

    /**
     * A random tree whose value is 0, thanks to a stalk at its root.
     *
     * @param n the vertices without the stalk
     * @param most the vertices in all; the stalk is cut off there
     */
    private static int[] lost(Random random, int n, int most) {
        int[] tree = Trees.grown(random, n);
        int[] value = new int[n + 1];
        for (int v = n; v > Trees.ROOT; v--) {
            value[tree[v]] ^= value[v] + 1;
        }
        return Trees.of(Math.min(n + value[Trees.ROOT], most),
                v -> v <= n ? tree[v] : v == n + 1 ? Trees.ROOT : v - 1);
    }

    /** A path with a star at its end, each with half of the vertices. */
    private static int[] broom(int n) {
        return Trees.of(n, v -> Math.min(v - 1, n / 2));
    }
}
