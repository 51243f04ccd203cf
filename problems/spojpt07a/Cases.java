package spojpt07a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Components;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;
import spojpt07a.Trees.Tree;

/** The number of trees, and for each the number of vertices, a line that says which are on the ground, and the edges. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MAX_TREES = 20;
    private static final int MAX_VERTICES = 100_000;
    private static final Range TREES = new Range(1, MAX_TREES);
    private static final Range VERTICES = new Range(1, MAX_VERTICES);
    private static final Range FLAGS = new Range(0, 1);
    private static final int SMALL = 5;
    /** A game on a tree with many vertices on the ground is long. */
    private static final int FEW_ON_GROUND = 8;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int trees = input.integer("t");
        input.newline();
        for (int tree = 0; tree < trees; tree++) {
            checkTree(input);
        }
    }

    private static void checkTree(StrictText input) {
        int n = input.integer("N");
        input.newline();
        int onGround = 0;
        for (int v = 1; v <= n; v++) {
            if (v > 1) {
                input.blank();
            }
            onGround += input.integer("f");
        }
        if (onGround == 0) {
            throw input.invalid("no-ground", "no vertex is on the ground");
        }
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
        // 1 * 1 + 1 * 3 + 2 * 7 + 6 * 15 + 24 * 31.
        return "all 852 trees of up to " + SMALL + " vertices in which each hangs on an earlier one, with every ground";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed().flatMap(Trees::all).map(tree -> Trees.input(List.of(tree)));
    }

    @Override
    public String random(Random random, int size) {
        int n = Math.min(size, MAX_VERTICES);
        return Trees.input(List.of(Trees.random(random, n, Math.min(n, FEW_ON_GROUND)).shuffled(random)));
    }

    @Override
    public int bruteForceSize() {
        return 11;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("value", new Range(1, MAX_VERTICES - 1), "carried[next] ^= #carried[leaf] + 1#;"),
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
                .collect(Collectors.joining("", "1\n" + n + "\n1" + " 0".repeat(n - 1) + "\n", ""));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        int n = MAX_VERTICES;
        named.put("02-one-vertex", () -> Trees.input(List.of(path(1, 1))));
        named.put("03-paths-between-ground", () -> trees(v -> path(v + 1, 1, v + 1)));
        named.put("04-all-on-ground", () -> trees(v -> path(v, IntStream.rangeClosed(1, v).toArray())));
        // A stalk in the middle of a path, both ends of which are on the ground.
        named.put("05-stalk-on-even-cycle", () -> trees(v -> Trees.of(4 + v, u -> u == 5 ? 2 : u - 1, 1, 4)));
        named.put("06-stalk-on-odd-cycle", () -> trees(v -> Trees.of(3 + v, u -> u == 4 ? 2 : u - 1, 1, 3)));
        named.put("07-ground-in-the-middle", () -> trees(v -> path(2 * v, v)));
        named.put("08-stars-all-leaves-on-ground",
                () -> trees(v -> Trees.of(v + 1, u -> 1, IntStream.rangeClosed(2, v + 1).toArray())));
        named.put("09-combs-teeth-on-ground", () -> trees(v -> comb(2 * v)));
        named.put("10-ground-then-none-there",
                () -> Trees.input(List.of(path(4, 1, 4), path(4, 1), path(3, 2), path(3, 3))));
        named.put("20-random-of-up-to-12", () -> random(new Random(20), 12, 12));
        named.put("21-random-of-up-to-12-few-on-ground", () -> random(new Random(21), 12, 2));
        named.put("22-random-of-200", () -> random(new Random(22), 200, 3));
        named.put("23-random-of-200-many-on-ground", () -> random(new Random(23), 200, 200));
        named.put("24-random-lost", () -> lost(new Random(24)));
        named.put("30-long-path", () -> Trees.input(List.of(path(50_000, 1))));
        // Worth 1 followed by 16 zeros, and as much as any tree.
        named.put("31-paths-of-65536-and-99999-edges",
                () -> Trees.input(List.of(path(65_537, 1), path(n, 1))));
        named.put("90-paths-combs-and-random", () -> Trees.input(
                IntStream.rangeClosed(1, 6).mapToObj(v -> switch (v % 3) {
                    case 0 -> path(n, v);
                    case 1 -> comb(n - v);
                    default -> Trees.random(new Random(v), n, n).shuffled(new Random(v));
                }).toList()));
        named.put("91-paths-any-numbering", () -> largest(8));
        return named;
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MAX_TREES);
    }

    /** Paths whose vertices have their numbers at random, the hardest for a cache; their length is scaled. */
    @Override
    public String largest(int eighths) {
        int n = MAX_VERTICES / 8 * eighths;
        return Trees
                .input(new Random(91).ints(MAX_TREES).mapToObj(seed -> path(n, 1).shuffled(new Random(seed))).toList());
    }

    private static Tree path(int n, int... ground) {
        return Trees.of(n, v -> v - 1, ground);
    }

    /** A path of odd vertices with a tooth at each, and the teeth on the ground. */
    private static Tree comb(int n) {
        return Trees.of(n, v -> v % 2 == 0 ? v - 1 : v - 2, IntStream.rangeClosed(1, n / 2).map(i -> 2 * i).toArray());
    }

    /** The trees of as many sizes as an input may have. */
    private static String trees(IntFunction<Tree> tree) {
        return Trees.input(IntStream.rangeClosed(1, MAX_TREES).mapToObj(tree).toList());
    }

    private static String random(Random random, int mostVertices, int mostOnGround) {
        return Trees.input(Stream.generate(() -> {
            int n = 1 + random.nextInt(mostVertices);
            return Trees.random(random, n, Math.min(n, mostOnGround)).shuffled(random);
        }).limit(MAX_TREES).toList());
    }

    /** Trees that the first player loses, of about 30 vertices and with 2 or 3 of them on the ground. */
    private static String lost(Random random) {
        return Trees.input(Stream.generate(() -> Trees.random(random, 20 + random.nextInt(20), 3))
                .filter(tree -> new Fused(new Rules().read(Trees.input(List.of(tree)))).value() == 0).limit(MAX_TREES)
                .toList());
    }
}
