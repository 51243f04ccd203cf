package gerald08;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Components;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of trees, and for each the number of its vertices and its edges: two vertices and a colour. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_TREES = 1000, MOST_VERTICES = 100_000;
    private static final int BLACK = 0, WHITE = 1;
    private static final Range TREES = new Range(1, MOST_TREES);
    private static final Range VERTICES = new Range(1, MOST_VERTICES);
    private static final Range COLOURS = new Range(BLACK, WHITE);
    private static final int SMALL = 5;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int trees = input.integer("T");
        input.newline();
        int total = 0;
        for (int tree = 0; tree < trees; tree++) {
            int n = input.integer("N");
            input.newline();
            total += n;
            if (total > MOST_VERTICES) {
                throw input.invalid("sum-too-large", "more than " + MOST_VERTICES + " vertices in all");
            }
            checkTree(input, n);
        }
    }

    private static void checkTree(StrictText input, int n) {
        Components components = new Components(n);
        for (int i = 1; i < n; i++) {
            int u = input.integer("U", new Range(1, n));
            input.blank();
            int v = input.integer("V", new Range(1, n));
            input.blank();
            input.integer("C");
            if (!components.join(u, v)) {
                throw input.invalid("not-a-tree", u + " and " + v + " are connected already");
            }
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // 1 + 2 * (1 * 2 + 2 * 4 + 6 * 8 + 24 * 16): a vertex alone has no edges to turn.
        return "all 885 trees of up to " + SMALL
                + " vertices that are numbered from the root up, their edges written upwards and downwards";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::every)
                .flatMap(tree -> tree.size() == 0 ? Stream.of(tree) : Stream.of(tree, tree.downwards()))
                .map(tree -> Tree.input(List.of(tree)));
    }

    /** Every tree of so many vertices in which each has a larger number than the one below it, in all colours. */
    static Stream<Tree> every(int n) {
        Stream<int[]> parents = Stream.of(new int[n + 1]);
        for (int v = 2; v <= n; v++) {
            int at = v;
            parents = parents.flatMap(tree -> IntStream.range(1, at).mapToObj(parent -> {
                int[] more = tree.clone();
                more[at] = parent;
                return more;
            }));
        }
        return parents.flatMap(tree -> IntStream.range(0, 1 << n - 1)
                .mapToObj(colours -> Tree.of(n, v -> tree[v], v -> colours >> v - 2 & 1)));
    }

    /**
     * Half of the trees have the value 0, or just miss it by the last of their colours.
     *
     * @param size
     *            vertices
     */
    @Override
    public String random(Random random, int size) {
        return Tree.input(List.of(Tree.random(random, Math.min(size, MOST_VERTICES))));
    }

    @Override
    public int bruteForceSize() {
        return 11;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("floor", new Range(1 - MOST_VERTICES, MOST_VERTICES - 1),
                        "return #floor# != 0 ? (#floor# > 0 ? 1 : -1)"),
                new Computed("digits", new Range(0, MOST_VERTICES - 2), "return #point - last#;"),
                new Computed("edge", new Range(0, 2 * MOST_VERTICES + 1), "edges[u] ^= #2 * v + colour#;"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("floor", edges -> Tree.input(List.of(Tree.of((int) edges + 1, v -> 1, v -> BLACK))), "digits",
                digits -> Tree.input(List.of(Tree.path((int) digits + 2, v -> v == 2 ? BLACK : WHITE))));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        int n = MOST_VERTICES;
        named.put("01-root-alone", () -> trees(1, 1, size -> Tree.path(size, v -> BLACK)));
        named.put("02-every-tree-of-four", () -> Tree.input(every(4).toList()));
        named.put("03-edges-downwards", () -> Tree.input(every(4).map(Tree::downwards).toList()));
        named.put("04-numbered-anyhow", () -> {
            Random random = new Random(4);
            return Tree.input(every(5).map(tree -> tree.renumbered(random)).toList());
        });
        named.put("05-paths", () -> trees(2, 40, size -> Tree.path(size, v -> v % 3 / 2)));
        named.put("06-one-under-many", () -> trees(3, 40, size -> Tree.oneUnder(size, BLACK)));
        named.put("07-mirrored-pairs", () -> mirrored(7, 200, 12, false));
        named.put("08-mirrored-pairs-but-one", () -> mirrored(8, 200, 12, true));
        named.put("09-two-of-them-against-one", () -> trees(2, 70, Tree::doubledAgainstHalf));
        named.put("10-black-under-black", () -> Tree.input(IntStream.rangeClosed(1, 6).boxed()
                .flatMap(leaves -> IntStream.rangeClosed(leaves, leaves + 2)
                        .mapToObj(beside -> Tree.blackUnder(leaves, beside)))
                .toList()));
        named.put("20-long-mirrored-pairs", () -> mirrored(20, 20, 600, false));
        named.put("21-long-mirrored-pairs-but-one", () -> mirrored(21, 20, 600, true));
        named.put("22-random-of-up-to-200", () -> {
            Random random = new Random(22);
            return Tree.input(IntStream.rangeClosed(1, 100).mapToObj(i -> Tree.random(random, 2 * i)).toList());
        });
        named.put("90-alternating-path", () -> largest(8));
        named.put("91-one-under-white-leaves", () -> Tree.input(List.of(Tree.oneUnder(n, BLACK))));
        named.put("92-caterpillar", () -> Tree.input(List.of(Tree.caterpillar(n))));
        named.put("93-a-thousand-trees", () -> {
            Random random = new Random(93);
            return Tree.input(Stream.generate(() -> Tree.random(random, n / MOST_TREES)).limit(MOST_TREES).toList());
        });
        named.put("94-random", () -> Tree.input(List.of(Tree.random(new Random(94), n))));
        named.put("95-hardly-ahead", () -> Tree.input(List.of(Tree.hardlyAhead(n))));
        return named;
    }

    /** A path of alternating colours, whose numbers are at random; its length is scaled. */
    @Override
    public String largest(int eighths) {
        return Tree.input(List.of(
                Tree.path(MOST_VERTICES / 8 * eighths, v -> v % 2).renumbered(new Random(90))));
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MOST_TREES);
    }

    private static String mirrored(int seed, int trees, int half, boolean butOne) {
        Random random = new Random(seed);
        return Tree.input(IntStream.rangeClosed(1, trees)
                .mapToObj(i -> Tree.mirrored(random, 1 + random.nextInt(half), butOne)).toList());
    }

    private static String trees(int first, int last, IntFunction<Tree> tree) {
        return Tree.input(IntStream.rangeClosed(first, last).mapToObj(tree).toList());
    }
}
