package gerald08;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;
import nimsum.input.generate.Trees;

/** The number of trees, and for each the number of its vertices and its edges: two vertices and a colour. */
public final class Cases extends nimsum.input.Cases {

    private static final int ROOT = Trees.ROOT, BLACK = 0, WHITE = 1, SMALL = 5;

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.count("N");
        Trees.check(input, n, "U", "V", "C");
        input.addUp("sum-too-large", n, max("N"));
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 1 + 2 * (1 * 2 + 2 * 4 + 6 * 8 + 24 * 16): a vertex alone has no edges to turn.
        small("all 885 trees of up to " + SMALL
                + " vertices that are numbered from the root up, their edges written upwards and downwards",
                () -> IntStream.rangeClosed(1, SMALL).boxed().flatMap(Cases::every)
                        .flatMap(tree -> Stream.of(tree, downwards(tree)).limit(tree.isEmpty() ? 1 : 2))
                        .map(Cases::text));
        bruteForceSize(11);
        int n = max("N");
        computed("floor", 2 - n, n - 2);
        computed("digits", 0, n - 1);
        inputsWith("floor", leaves -> text(oneUnderMany((int) leaves + 2, WHITE)));
        inputsWith("digits", digits -> text(hardlyWorthMore((int) digits)));
        secret("02-every-tree-of-four", () -> input(every(4).map(Cases::text)));
        secret("03-edges-downwards", () -> input(every(4).map(Cases::downwards).map(Cases::text)));
        secret("04-numbered-anyhow", () -> {
            Random random = new Random(4);
            return input(every(5).map(tree -> text(relabelled(random, tree))));
        });
        secret("05-paths", () -> forEach(2, 40, size -> text(coloured(Trees.path(size), v -> v % 3 / 2))));
        secret("06-one-under-many", () -> forEach(3, 40, size -> text(oneUnderMany(size, BLACK))));
        secret("07-mirrored-pairs", () -> mirrored(7, 200, 12, false));
        secret("08-mirrored-pairs-but-one", () -> mirrored(8, 200, 12, true));
        secret("11-hardly-ahead", () -> input(text(hardlyAhead(3000))));
        secret("22-random-of-up-to-200", () -> {
            Random random = new Random(22);
            return forEach(1, 100, i -> text(randomTree(random, 2 * i)));
        });
        // A path of alternating colours, whose numbers are at random; its length is scaled.
        largest("90-alternating-path", eighths -> input(
                text(relabelled(new Random(90), coloured(Trees.path(max("N") / 8 * eighths), v -> v % 2)))));
        secret("91-one-under-white-leaves", () -> input(text(oneUnderMany(n, BLACK))));
        secret("92-caterpillar", () -> input(text(coloured(Trees.comb(n), v -> v % 2 == 0 ? v / 4 % 2 : v / 2 % 2))));
        secret("93-a-thousand-trees", () -> random(93, max("T"), random -> text(randomTree(random, n / max("T")))));
        secret("94-random", () -> input(text(randomTree(new Random(94), n))));
        secret("95-hardly-ahead", () -> input(text(hardlyAhead(n))));
        // Worth 65536, which is 0 in 16 bits, and -34462, which is positive there.
        secret("96-stars-of-one-colour", () -> input(text(coloured(Trees.star(65_537), v -> BLACK)),
                text(coloured(Trees.star(n - 65_537), v -> WHITE))));
    }

    /** Returns every tree of n vertices in which each vertex is above a smaller one, in all colours. */
    static Stream<List<int[]>> every(int n) {
        return Trees.everyIncreasing(n).flatMap(parents -> IntStream.range(0, 1 << n - 1)
                .mapToObj(colours -> coloured(parents, v -> colours >> v - 2 & 1)));
    }

    /** Half of the trees have the value 0, or just miss it by the last of their colours. The size counts vertices. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return text(randomTree(random, Math.min(size, max("N"))));
    }

    /** Returns a path of a little more than 0 with so many digits, and a white edge if there is room. */
    private List<int[]> hardlyWorthMore(int digits) {
        return coloured(Trees.of(Math.min(digits + 2, max("N")), v -> v > digits + 1 ? ROOT : v - 1),
                v -> v == 2 ? BLACK : WHITE);
    }

    /** Returns an edge of one colour, and on it leaves of the other. */
    private static List<int[]> oneUnderMany(int n, int colour) {
        return coloured(Trees.of(n, v -> Math.min(v - 1, 2)), v -> v == 2 ? colour : 1 - colour);
    }

    /**
     * Returns a white edge under a black leaf and a black edge that carries k white leaves: worth -1/2 + 1 / 2^(k + 2).
     * Beside it, worth 1/2, a black edge under a white leaf.
     */
    private static List<int[]> hardlyAhead(int n) {
        int[] lowest = {ROOT, 2, 2, ROOT, 5};
        return coloured(Trees.of(n, v -> v < 7 ? lowest[v - 2] : 4), v -> v >= 3 && v <= 5 ? BLACK : WHITE);
    }

    private String mirrored(int seed, int trees, int half, boolean butOne) {
        return random(seed, trees, random -> text(mirrored(random, 1 + random.nextInt(half), butOne)));
    }

    /** Returns a tree beside the same with exchanged colours: worth 0, unless one colour is the wrong one. */
    private static List<int[]> mirrored(Random random, int half, boolean butOne) {
        int[] parents = Trees.random(random, half + 1);
        int[] colours = random.ints(half + 2, BLACK, WHITE + 1).toArray();
        int n = 2 * half + 1;
        return relabelled(random, coloured(
                Trees.of(n,
                        v -> v <= half + 1 ? parents[v] : parents[v - half] == ROOT ? ROOT : parents[v - half] + half),
                v -> v <= half + 1 ? colours[v] : v == n && butOne ? colours[v - half] : 1 - colours[v - half]));
    }

    /** Returns a random tree, mirrored or with a chosen number of edges of either colour, at least one of each. */
    private static List<int[]> randomTree(Random random, int n) {
        if (n > 2 && random.nextBoolean()) {
            return mirrored(random, (n - 1) / 2, random.nextBoolean());
        }
        int black = n > 2 ? 1 + random.nextInt(n - 2) : random.nextInt(n);
        List<Integer> colours = new ArrayList<>(Collections.nCopies(black, BLACK));
        colours.addAll(Collections.nCopies(n - 1 - black, WHITE));
        Collections.shuffle(colours, random);
        return relabelled(random, coloured(Trees.random(random, n), v -> colours.get(v - 2)));
    }

    /**
     * @param colour of the edge below a vertex
     */
    private static List<int[]> coloured(int[] parents, IntUnaryOperator colour) {
        return IntStream.range(ROOT + 1, parents.length)
                .mapToObj(v -> new int[]{parents[v], v, colour.applyAsInt(v)}).toList();
    }

    private static List<int[]> downwards(List<int[]> tree) {
        return tree.stream().map(edge -> new int[]{edge[1], edge[0], edge[2]}).toList();
    }

    private static List<int[]> relabelled(Random random, List<int[]> tree) {
        return Trees.shuffled(random, Trees.labels(random, ROOT + 1, tree.size() + 1), tree);
    }

    static String text(List<int[]> tree) {
        return tree.size() + 1 + "\n" + Trees.lines(tree);
    }
}
