package spojpt07a;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import nimsum.cases.Trees;
import nimsum.game.Outcome;

/**
 * The number of trees, and for each the number of vertices, a line that says which are on the ground, and the edges.
 */
public final class Cases extends CountedCases {

    /** A game on a tree with many vertices on the ground is long. */
    private static final int FEW_ON_GROUND = 8;

    @Override
    protected int checkQuestion(StrictText input) {
        int n = input.integer("N");
        input.newline();
        if (IntStream.of(input.line(n, "f")).sum() == 0) {
            throw input.invalid("no-ground", "no vertex is on the ground");
        }
        Trees.check(input, n, "x", "y");
        return n;
    }

    @Override
    public String smallScope() {
        // 1 * 1 + 1 * 3 + 2 * 7 + 6 * 15 + 24 * 31.
        return "all 852 trees of up to 5 vertices in which each hangs on an earlier one, with every ground";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, 5).boxed().flatMap(Tree::every).map(tree -> trees(Stream.of(tree)));
    }

    @Override
    public String random(Random random, int size) {
        int n = Math.min(size, most("N"));
        return trees(Stream.of(Tree.random(random, n, Math.min(n, FEW_ON_GROUND))));
    }

    @Override
    public int bruteForceSize() {
        return 11;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("value", new Range(0, most("N") - 1), "Main.carried[]"),
                new Computed("degree", new Range(0, most("N") - 1), "Main.degree[]"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("degree",
                degree -> trees(Stream.of(Tree.of(Trees.withLeaves(degree, most("N")), IntStream.of(Trees.ROOT)))));
    }

    @Override
    protected void name(Named named) {
        int n = most("N");
        named.put("03-paths-between-ground", () -> trees(v -> path(v + 1, 1, v + 1)));
        named.put("04-all-on-ground", () -> trees(v -> Tree.of(Trees.path(v), IntStream.rangeClosed(1, v))));
        // A stalk in the middle of a path, both ends of which are on the ground.
        named.put("05-stalk-on-even-cycle", () -> trees(v -> stalkOnPath(4, v)));
        named.put("06-stalk-on-odd-cycle", () -> trees(v -> stalkOnPath(3, v)));
        named.put("07-ground-in-the-middle", () -> trees(v -> path(2 * v, v)));
        named.put("08-stars-all-leaves-on-ground",
                () -> trees(v -> Tree.of(Trees.star(v + 1), IntStream.rangeClosed(2, v + 1))));
        named.put("09-combs-teeth-on-ground", () -> trees(v -> comb(2 * v)));
        named.put("20-random-of-up-to-12", () -> random(20, 12, 12));
        named.put("21-random-of-up-to-12-few-on-ground", () -> random(21, 12, 2));
        named.put("22-random-of-200", () -> random(22, 200, 3));
        named.put("23-random-of-200-many-on-ground", () -> random(23, 200, 200));
        named.put("24-random-lost", () -> lost(new Random(24)));
        named.put("30-long-path", () -> trees(Stream.of(path(n / 2, 1))));
        // Worth 1 followed by 16 zeros, and as much as any tree.
        named.put("31-paths-of-65536-and-99999-edges", () -> trees(Stream.of(path(65_537, 1), path(n, 1))));
        named.put("32-path-any-numbering", () -> trees(Stream.of(path(n, 1).shuffled(new Random(32)))));
        named.put("90-paths-combs-and-random", () -> trees(IntStream.rangeClosed(1, 6).mapToObj(v -> switch (v % 3) {
            case 0 -> Tree.of(Trees.path(n), IntStream.rangeClosed(1, n));
            case 1 -> comb(n - v);
            default -> Tree.random(new Random(v), n, n);
        })));
        named.put("91-paths-any-numbering", () -> largest(8));
    }

    /** Paths whose vertices have their numbers at random, the hardest for a cache; their length is scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(91);
        return trees(v -> path(most("N") * eighths / 8, 1).shuffled(random));
    }

    private static Tree path(int n, int... ground) {
        return Tree.of(Trees.path(n), IntStream.of(ground));
    }

    /** A path between two vertices on the ground, and a stalk on its second vertex. */
    private static Tree stalkOnPath(int onPath, int stalk) {
        return Tree.of(Trees.of(onPath + stalk, v -> v == onPath + 1 ? 2 : v - 1), IntStream.of(1, onPath));
    }

    /** With its teeth on the ground. */
    private static Tree comb(int n) {
        return Tree.of(Trees.comb(n), IntStream.rangeClosed(1, n / 2).map(i -> 2 * i));
    }

    private static String trees(Stream<Tree> trees) {
        return input(trees.map(Tree::toString).toList());
    }

    /** The trees of as many sizes as an input may have. */
    private String trees(IntFunction<Tree> tree) {
        return trees(IntStream.rangeClosed(1, most("t")).mapToObj(tree));
    }

    private String random(int seed, int mostVertices, int mostOnGround) {
        Random random = new Random(seed);
        return trees(v -> {
            int n = 1 + random.nextInt(mostVertices);
            return Tree.random(random, n, Math.min(n, mostOnGround));
        });
    }

    /** Trees that the first player loses, of about 30 vertices and with 2 or 3 of them on the ground. */
    private String lost(Random random) {
        return trees(Stream.generate(() -> Tree.random(random, 20 + random.nextInt(20), 3))
                .filter(tree -> new Coach().outcome(new Rules().read("1\n" + tree)) == Outcome.LOSS)
                .limit(most("t")));
    }
}
